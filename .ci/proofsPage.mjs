const START = '<!-- proofs: written by npm run proofs -->'
const END = '<!-- end of proofs -->'

/** The page with the table of tests/spec/proofs.json between its two marks. */
export function withProofs(page, proofs) {
  const [start, end] = [page.indexOf(START), page.indexOf(END)]
  if (start < 0 || end < start) throw new Error(`The page has no "${START}" and "${END}".`)
  return `${page.slice(0, start)}${START}\n${tableOf(proofs)}\n${page.slice(end)}`
}

function tableOf(proofs) {
  return [
    '| proof | command | figure | goal | date |',
    '|---|---|---|---|---|',
    ...proofs.map(
      (proof) =>
        `| ${proof.what} | ${commandOf(proof)} | ${figureOf(proof)} | ${goalOf(proof)} | ${proof.date ?? ''} |`,
    ),
  ].join('\n')
}

const commandOf = ({ name, command = `npm run proofs -- ${name}` }) => `\`${command}\``

function goalOf({ goal, unit, aim = `${inWords(goal)} ${unit}` }) {
  return aim
}

/** "not run" for what nobody has completed; of what was played in rounds, what has passed so far. */
function figureOf({ figure, done, seconds, unit, goal }) {
  if (figure !== undefined) return figure
  if (!done) return 'not run'
  const rest = done < goal ? '; not complete' : ''
  return `${inWords(done)} ${unit} in ${inWords(seconds)} s, all passed${rest}`
}

const inWords = (count) => count.toLocaleString('en')
