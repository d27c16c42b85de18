/** The errors that spreadsheets write into a cell, in English, German, French, Spanish, Portuguese, Italian and Russian. */
const ERROR =
  /#(?:(?:NAME|NOM|NOME|ИМЯ)\?|¿NOMBRE\?|¡?(?:REF|VALOR|NUM|NULO|DIV\/0)!|(?:VALUE|NULL|SPILL|CALC|FIELD|BUSY|BLOCKED|CONNECT|UNKNOWN|BEZUG|WERT|ZAHL|VALEUR|NOMBRE|NUL|VALORE|RIF|ССЫЛКА|ЗНАЧ|ДЕЛ\/0|ЧИСЛО|ПУСТО)!|(?:N\/A|N\/D|Н\/Д)(?![\p{L}\p{N}])|GETTING_DATA)/u

/** Why players would read the error of a formula: a spreadsheet takes a text that begins with "=", "+" or "-" for one. */
export function spreadsheetProblem(words: string): string | undefined {
  const error = ERROR.exec(words)?.[0]
  return error === undefined
    ? undefined
    : `players would read "${error}", which a spreadsheet writes in place of a text that it took for a formula: type the text again`
}
