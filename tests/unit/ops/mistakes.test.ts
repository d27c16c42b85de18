import { expect, it } from 'vitest'
import { documentWith, linesOf } from './plant.ts'

/** A mistake, the nodes that contain it (the first on line 3), and the exact printed findings. */
type Row = readonly [mistake: string, nodes: readonly unknown[], lines: readonly string[]]

const ROWS: readonly Row[] = [
  [
    'a type that does not exist',
    [{ type: 'headng', text: 'empty.text' }],
    ['3:9  E01  block 2 (headng): "headng" is not a node type. Did you mean "heading"?'],
  ],
  [
    'a kind of field that does not exist',
    [{ type: 'field', kind: 'amuont', name: 'a', label: 'empty.text' }],
    ['3:24  E01  block 2 (field): "amuont" is not a kind of field. Did you mean "amount"?'],
  ],
  [
    'a kind of field that is called otherwise here',
    [{ type: 'field', kind: 'email', name: 'a', label: 'empty.text' }],
    ['3:24  E01  block 2 (field): "email" is not a kind of field: write "text" with "rules": [{ "check": "email" }].'],
  ],
  [
    'a kind of field that resembles none',
    [{ type: 'field', kind: 'hologram', name: 'a', label: 'empty.text' }],
    [
      '3:24  E01  block 2 (field): "hologram" is not a kind of field. The kinds are amount, checkbox, composed, country, currency, date, dropdown, hidden, network, password, phone, radio, segmented, state, text, textUppercase.',
    ],
  ],
  ['no type', [{ text: 'empty.text' }], ['3:1  E01  block 2: "type" is missing.']],
  [
    'a misspelt property',
    [{ type: 'text', txet: 'empty.text' }],
    [
      '3:1  E01  block 2 (text): "text" is missing.',
      '3:23  E01  block 2 (text): "txet" is not known here. Did you mean "text"?',
    ],
  ],
  [
    'a misspelt property deep inside',
    [{ type: 'serverFields', override: { email: { inputMod: 'email' } } }],
    ['3:56  E01  block 2 (serverFields): "inputMod" is not known here. Did you mean "inputMode"?'],
  ],
  [
    'a value outside a list',
    [{ type: 'note', tone: 'warm', text: 'empty.text' }],
    ['3:23  E01  block 2 (note): "warm" is not allowed. Allowed: info, good, warn, bad. Did you mean "warn"?'],
  ],
  [
    'a value of the wrong kind',
    [{ type: 'heading', text: 'empty.text', level: '2' }],
    ['3:47  E01  block 2 (heading): "2" must be a whole number. Remove the quotes: 2.'],
  ],
  [
    'a number that is too large',
    [{ type: 'heading', text: 'empty.text', level: 4 }],
    ['3:47  E01  block 2 (heading): 4 is not allowed: the maximum is 3.'],
  ],
  [
    'an unknown icon',
    [{ type: 'note', icon: 'serach', text: 'empty.text' }],
    [
      '3:23  E01  block 2 (note): "serach" is not allowed. Allowed: search, info, warning, shield, clock, check, cross, globe, wallet, gift, refresh, offline. Did you mean "search"?',
    ],
  ],
  [
    'children where none belong',
    [{ type: 'text', text: 'empty.text', children: [] }],
    ['3:47  E01  block 2 (text): "text" can\'t have children.'],
  ],
  [
    'an unknown action',
    [{ type: 'button', label: 'empty.text', onPress: [{ do: 'refesh' }] }],
    ['3:50  E01  block 2 (button): "refesh" is not an action. Did you mean "refresh"?'],
  ],
  [
    'an action that lacks an argument',
    [{ type: 'button', label: 'empty.text', onPress: [{ do: 'navigate' }] }],
    ['3:50  E01  block 2 (button): "to" is missing.'],
  ],
  [
    'too many actions',
    [
      {
        type: 'button',
        label: 'empty.text',
        onPress: [
          { do: 'refresh' },
          { do: 'refresh' },
          { do: 'refresh' },
          { do: 'refresh' },
          { do: 'refresh' },
          { do: 'refresh' },
        ],
      },
    ],
    [
      '3:49  E01  block 2 (button): [{"do":"refresh"},{"do":"refresh"},{"do":"refresh"},{"do"… is not allowed: the maximum number of entries is 5.',
    ],
  ],
  [
    'an id with a blank',
    [{ type: 'text', id: 'a b', text: 'empty.text' }],
    ['3:21  E01  block 2 (text): "a b" must begin with a letter; letters, digits, "_" and "-" may follow, at most 59.'],
  ],
  [
    'a text of two forms',
    [{ type: 'text', text: { t: 'empty.text', $: 'user.lang' } }],
    ['3:23  E01  block 2 (text): A text must have exactly one of "t", "keyFrom", "text" and "$".'],
  ],
  [
    'arguments without a key',
    [{ type: 'text', text: { $: 'user.lang', args: { a: 'user.lang' } } }],
    ['3:23  E01  block 2 (text): "args" requires "t" or "text".'],
  ],
  [
    'an unknown translation key',
    [{ type: 'text', text: 'empty.txt' }],
    ['3:23  E02  block 2 (text): "empty.txt" is not a translation key: did you mean "empty.text"?'],
  ],
  [
    'a translation without its argument',
    [{ type: 'text', text: 'pay.title' }],
    ['3:23  E02  block 2 (text): "pay.title" needs the argument "amount": "Pay {{amount}}"'],
  ],
  [
    'a misspelt argument',
    [{ type: 'text', text: { t: 'pay.title', args: { amuont: 'form.amount' } } }],
    [
      '3:47  E02  block 2 (text): "pay.title" needs the argument "amount": "Pay {{amount}}"',
      '3:57  E02  block 2 (text): the text of "pay.title" does not use "amuont": did you mean "amount"?',
    ],
  ],
  [
    'an unknown key of a message',
    [
      {
        type: 'field',
        kind: 'text',
        name: 'a',
        label: 'empty.text',
        rules: [{ regex: '^a$', message: 'field.worng' }],
      },
    ],
    ['3:97  E02  block 2 (field): "field.worng" is not a translation key: did you mean "field.wrong"?'],
  ],
  [
    'a plural without its count',
    [{ type: 'text', text: 'days' }],
    ['3:23  E02  block 2 (text): "days" needs the argument "count": "{{count}} day"'],
  ],
  [
    'a half expression',
    [{ type: 'text', when: 'user.lang ==', text: 'empty.text' }],
    ['3:36  E04  block 2 (text): "user.lang ==": A value is expected here, but the expression ends.'],
  ],
  [
    'one equals sign',
    [{ type: 'text', when: 'user.lang = "en"', text: 'empty.text' }],
    ['3:34  E04  block 2 (text): "user.lang = "en"": "=" is not an operator. Write "==" to compare.'],
  ],
  [
    'an unknown function',
    [{ type: 'text', when: 'sise(form.chips) > 0', text: 'empty.text' }],
    ['3:24  E04  block 2 (text): "sise(form.chips) > 0": There is no function "sise". Did you mean "size"?'],
  ],
  [
    'a number compared with a text',
    [{ type: 'text', when: 'form.errors > "x"', text: 'empty.text' }],
    [
      '3:36  E04  block 2 (text): "form.errors > "x"": ">" can\'t be used with a number and a text: use values of the same type (an amount is a text: "100.50")',
    ],
  ],
  [
    'an amount compared as a number',
    [{ type: 'text', when: 'form.valid && form.amount >= 100', text: 'empty.text' }],
    [
      '3:50  E04  block 2 (text): "form.valid && form.amount >= 100": ">=" can\'t be used with a text and a number: use values of the same type (an amount is a text: "100.50")',
    ],
  ],
  [
    'a condition that is a text',
    [{ type: 'text', when: 'user.lang', text: 'empty.text' }],
    [
      '3:23  E04  block 2 (text): "user.lang" is a text, but a condition must be true or false: compare it with a value',
    ],
  ],
  [
    'not of a text',
    [{ type: 'text', when: '!user.lang', text: 'empty.text' }],
    ['3:24  E04  block 2 (text): "!user.lang": "!" can\'t be used with a text'],
  ],
  [
    'a function of the wrong kind',
    [{ type: 'text', text: { t: 'pay.title', args: { amount: 'upper(form.errors)' } } }],
    ['3:58  E04  block 2 (text): "upper(form.errors)": upper() does not take a number'],
  ],
  [
    'a choice of two kinds',
    [{ type: 'text', text: { t: 'pay.title', args: { amount: 'form.valid ? 1 : "a"' } } }],
    [
      '3:69  E04  block 2 (text): "form.valid ? 1 : "a"": both results of "?:" must have the same type, but they are a number and a text',
    ],
  ],
  [
    'a list that is shown',
    [{ type: 'text', text: { $: 'form.chips' } }],
    ['3:28  E04  block 2 (text): "form.chips" is a list and can\'t be shown: use one of its members'],
  ],
  [
    'a record that is shown',
    [{ type: 'summary', rows: [{ label: 'empty.text', value: { $: 'region.current' } }] }],
    ['3:62  E04  block 2 (summary): "region.current" is an object and can\'t be shown: use one of its members'],
  ],
  [
    'an invalid tile',
    [{ type: 'methodTile', source: 'user', onPress: [{ do: 'refresh' }] }],
    ['3:31  E04  block 2 (methodTile): "user" is an object, but a tile is required'],
  ],
  [
    'chips that are none',
    [
      { type: 'chips', source: 'methods.tiles', target: 'a', ariaLabel: 'empty.text' },
      { type: 'field', kind: 'text', name: 'a', label: 'empty.text' },
    ],
    ['3:26  E04  block 2 (chips): "methods.tiles" is a list, but a list of quick amounts is required'],
  ],
  [
    'an invalid list',
    [{ type: 'repeat', each: 'user.lang', as: 'item', key: 'item.id', children: [] }],
    ['3:25  E04  block 2 (repeat): "user.lang" is a text, but a list is required'],
  ],
  [
    'a key from data that is no text',
    [{ type: 'text', text: { keyFrom: 'form.errors' } }],
    ['3:34  E04  block 2 (text): "form.errors" is a number, but a translation key is required'],
  ],
  [
    'an unknown scope',
    [{ type: 'text', when: 'metod.hasFields', text: 'empty.text' }],
    ['3:24  E05  block 2 (text): "metod" is not known: did you mean "method"?'],
  ],
  [
    'an unknown member',
    [{ type: 'text', when: 'user.curency == "EUR"', text: 'empty.text' }],
    ['3:24  E05  block 2 (text): "user.curency" is not known: did you mean "currency"?'],
  ],
  [
    'an unknown member inside has()',
    [{ type: 'text', when: 'form.valid && has(method.netwrk)', text: 'empty.text' }],
    ['3:42  E05  block 2 (text): "method.netwrk" is not known: did you mean "network"?'],
  ],
  [
    'an unknown member of an argument',
    [{ type: 'text', text: { t: 'pay.title', args: { amount: 'money(form.amount, user.curency)' } } }],
    ['3:77  E05  block 2 (text): "user.curency" is not known: did you mean "currency"?'],
  ],
  [
    'an unknown member of a reference',
    [{ type: 'text', text: { $: 'deposit.amuontText' } }],
    ['3:29  E05  block 2 (text): "deposit.amuontText" is not known: did you mean "amountText"?'],
  ],
  [
    'an unknown member of an item',
    [
      {
        type: 'repeat',
        each: 'methods.tiles',
        as: 'tile',
        key: 'tile.id',
        children: [{ type: 'methodTile', source: 'tile', onPress: [{ do: 'method.open', method: { $: 'tile.idd' } }] }],
      },
    ],
    ['3:164  E05  block 2 › methodTile: "tile.idd" is not known: did you mean "id"?'],
  ],
  [
    'an unknown member of the key of a repeat',
    [{ type: 'repeat', each: 'methods.tiles', as: 'tile', key: 'tile.nam', children: [] }],
    ['3:60  E05  block 2 (repeat): "tile.nam" is not known: did you mean "name"?'],
  ],
  [
    'an item outside its list',
    [{ type: 'repeat', each: 'methods.tiles', as: 'tile', key: 'tile.id', when: 'tile.isPopular', children: [] }],
    [
      '3:77  E05  block 2 (repeat): "tile" is not known: choose from user, method, limits, form, deposit, withdrawal, account, banks, invoice, crypto, chain, place, offers, cash, instruction, bonus, bonuses, cryptoBonus, boxes, redeem, methods, region, currencies, route, env, exp',
    ],
  ],
  [
    'a member of a list',
    [{ type: 'text', when: 'methods.tiles.length > 0', text: 'empty.text' }],
    ['3:24  E05  block 2 (text): "methods.tiles" is a list and has no "length": use a repeat, or size(methods.tiles).'],
  ],
  [
    'a member of a text',
    [{ type: 'text', when: 'user.lang.code == "en"', text: 'empty.text' }],
    ['3:24  E05  block 2 (text): "user.lang" is a text, so it has no "code".'],
  ],
  [
    'an unknown member of a badge',
    [{ type: 'badge', text: 'empty.text', when: 'bonus.availble' }],
    ['3:45  E05  block 2 (badge): "bonus.availble" is not known: did you mean "available"?'],
  ],
  [
    'an unknown member of an override',
    [{ type: 'serverFields', override: { email: { hint: { $: 'limits.mn' } } } }],
    ['3:58  E05  block 2 (serverFields): "limits.mn" is not known: did you mean "min"?'],
  ],
  [
    'an unknown value of a switch',
    [{ type: 'switch', on: 'deposit.stauts', cases: { waiting: [] } }],
    ['3:24  E05  block 2 (switch): "deposit.stauts" is not known: did you mean "status"?'],
  ],
  [
    'chips for a field that is not there',
    [
      { type: 'field', kind: 'amount', name: 'amount', label: 'empty.text' },
      { type: 'chips', source: 'form.chips', target: 'amuont', ariaLabel: 'empty.text' },
    ],
    ['4:48  E05  block 3 (chips): "amuont" is not a field of this document: did you mean "amount"?'],
  ],
  [
    'an action for a field that is not there',
    [{ type: 'button', label: 'empty.text', onPress: [{ do: 'setField', field: 'x', value: { $: 'user.lang' } }] }],
    ['3:75  E05  block 2 (button): "x" is not a field of this document: there are none'],
  ],
  [
    'an invalid regular expression',
    [{ type: 'field', kind: 'text', name: 'a', label: 'empty.text', rules: [{ regex: '(a', message: 'field.wrong' }] }],
    ['3:81  E06  block 2 (field): "(a" is not a valid regular expression: Unterminated group'],
  ],
  [
    'a regular expression that the u flag refuses',
    [
      {
        type: 'field',
        kind: 'text',
        name: 'a',
        label: 'empty.text',
        rules: [{ regex: 'a\\-b', message: 'field.wrong' }],
      },
    ],
    ['3:81  E06  block 2 (field): "a\\-b" is not a valid regular expression: Invalid escape'],
  ],
  [
    'a regular expression that never ends',
    [
      {
        type: 'field',
        kind: 'text',
        name: 'a',
        label: 'empty.text',
        rules: [{ regex: '^(a+)+$', message: 'field.wrong' }],
      },
    ],
    [
      "3:81  E06  block 2 (field): \"^(a+)+$\" can take minutes on some values, such as 'a' + 'a'.repeat(31) + '\\x00': it has a nested repetition, or a repeated choice whose branches overlap",
    ],
  ],
  [
    'a dangerous rule of an override',
    [{ type: 'serverFields', override: { email: { rules: [{ regex: '^(a|a)*$', message: 'field.wrong' }] } } }],
    [
      "3:63  E06  block 2 (serverFields): \"^(a|a)*$\" can take minutes on some values, such as 'a'.repeat(31) + '\\x00': it has a nested repetition, or a repeated choice whose branches overlap",
    ],
  ],
  [
    'a button without a name',
    [{ type: 'button', label: { text: { en: ' ' } }, onPress: [{ do: 'refresh' }] }],
    [
      '3:26  E08  block 2 (button): "button" has no accessible name for screen readers: give it a text that is not empty',
    ],
  ],
  [
    'a button named by an empty translation',
    [{ type: 'link', label: 'pay.silent', onPress: [{ do: 'refresh' }] }],
    ['3:24  E08  block 2 (link): "link" has no accessible name for screen readers: give it a text that is not empty'],
  ],
  [
    'an empty state that is pressed and has no label',
    [{ type: 'emptyState', title: 'empty.title', onPress: [{ do: 'refresh' }] }],
    ['3:1  E08  block 2 (emptyState): "emptyState" has no accessible name for screen readers: give it "label"'],
  ],
  [
    'chips without a name',
    [
      { type: 'field', kind: 'amount', name: 'amount', label: 'empty.text' },
      { type: 'chips', source: 'form.chips', target: 'amount' },
    ],
    ['4:1  E08  block 3 (chips): "chips" has no accessible name for screen readers: give it "ariaLabel"'],
  ],
  [
    'an id that stands twice',
    [
      { type: 'text', id: 'a', text: 'empty.text' },
      { type: 'text', id: 'a', text: 'empty.text' },
    ],
    ['4:21  E09  block 3 (text): The id "a" is used twice in the document.'],
  ],
  [
    'a field that stands twice',
    [
      { type: 'field', kind: 'hidden', name: 'a' },
      { type: 'field', kind: 'hidden', name: 'a' },
    ],
    ['4:40  E09  block 3 (field): The field name "a" is used twice in the document.'],
  ],
  [
    'a name of an item that hides a scope',
    [{ type: 'repeat', each: 'methods.tiles', as: 'user', key: 'user.id', children: [] }],
    ['3:46  E09  block 2 (repeat): "user" is already the name of a scope. Choose another name.'],
  ],
  [
    'an unknown page',
    [{ type: 'button', label: 'empty.text', onPress: [{ do: 'navigate', to: 'depositListPge' }] }],
    ['3:72  E12  block 2 (button): "depositListPge" is not a page. Did you mean "depositListPage"?'],
  ],
  [
    'a condition that always holds',
    [{ type: 'text', when: '1 < 2', text: 'empty.text' }],
    ['3:23  W01  block 2 (text): "1 < 2" is always true: remove it'],
  ],
  [
    'a condition that never holds',
    [{ type: 'text', when: 'false && 1 == 1', text: 'empty.text' }],
    ['3:23  W01  block 2 (text): "false && 1 == 1" is never true: nothing will ever be shown here'],
  ],
  [
    'a value that the data never has',
    [{ type: 'text', when: 'deposit.status == "procesed"', text: 'empty.text' }],
    ['3:42  W01  block 2 (text): "deposit.status" is never "procesed": did you mean "processed"?'],
  ],
  [
    'a case that never comes',
    [{ type: 'switch', on: 'deposit.status', cases: { wating: [] } }],
    ['3:58  W01  block 2 (switch): "deposit.status" is never "wating": did you mean "waiting"?'],
  ],
  [
    'a node of a newer catalogue',
    [{ type: 'hologram', optional: true }],
    ['3:9  W07  block 2 (hologram): "hologram" is not known to this version: it is left out'],
  ],
]

it.each(ROWS)('reports %s', (_, nodes, lines) => {
  expect(linesOf(documentWith(...nodes))).toEqual(lines)
})
