import { useState } from 'react'
import { registry } from '../../renderers/index.ts'
import { LONG, nothing, Part, Repeat } from './Part.tsx'
import { CHIPS, COUNTRIES, LONG_TILE, MEXICO, REQUISITES, TILES } from './samples.ts'

const B = registry.blocks

export function BlocksPage() {
  return (
    <>
      <Tiles />
      <Lists />
      <Facts />
      <Acts />
      <Paying />
      <Guides />
      <Bonuses />
      <Offers />
      <Boxes />
      <Part title="skeleton: tiles, form, rows, carousel">
        <B.skeleton shape="tiles" ariaLabel="Loading methods" />
        <B.skeleton shape="form" />
        <B.skeleton shape="rows" />
        <B.skeleton shape="carousel" />
      </Part>
    </>
  )
}

const THEMES = ['pink', 'purple', 'blue', 'orange', 'freespin'] as const

function Bonuses() {
  const bonuses = THEMES.map((theme, n) => ({
    ...{ id: theme, title: n === 1 ? LONG : `A bonus in ${theme}`, subtitle: n === 2 ? '' : 'Up to 2,000 MXN', theme },
    ...{ condition: 'From 300.00 MXN · wagering ×20', selected: n === 0 },
    badge: n === 0 ? 'Added automatically · Change' : '',
  }))
  return (
    <Part title="bonusCarousel; bonusCard; toggle">
      <B.bonusCarousel source={bonuses} title="Bonuses" words={WORDS} onChoose={nothing} />
      <B.bonusCarousel source={bonuses.slice(0, 1)} title="One" words={WORDS} onChoose={nothing} />
      <B.bonusCard title="Alone" text={LONG} theme="orange" badge={{ text: 'Selected', tone: 'accent' }} />
      <B.toggle label="Use this bonus" on={true} onPress={nothing} />
      <B.toggle label={LONG} hint="Applies to deposits in any cryptocurrency." on={false} onPress={nothing} />
    </Part>
  )
}

function Offers() {
  const [chosen, choose] = useState('one')
  const offers = [
    {
      id: 'one',
      name: 'Paywise',
      icon: '',
      gets: '238.50 USDT',
      fee: '2.00 USD',
      currency: 'USDT',
      price: '1.0372 USD',
      behind: '',
      best: true,
    },
    {
      id: 'two',
      name: 'Coinbridge',
      icon: '',
      gets: '236.10 USDT',
      fee: '',
      currency: 'USDT',
      price: '1.0372 USD',
      behind: '2.40 USDT',
      best: false,
    },
    {
      id: 'long',
      name: LONG,
      icon: '',
      gets: '123,456,789.12345678 USDT',
      fee: LONG,
      currency: 'USDT',
      price: '1.0372 USD',
      behind: LONG,
      best: false,
    },
  ]
  return (
    <Part title="offerCard: best, chosen, another, long">
      <B.stack gap="small">
        {offers.map((offer) => (
          <B.offerCard
            key={offer.id}
            source={offer}
            label="You get"
            hint={`1 ${offer.currency} = ${offer.price}`}
            rows={[
              { label: 'Fee', value: offer.fee },
              { label: 'Compared to the best offer', value: offer.behind },
            ].filter(({ value }) => value !== '')}
            selected={chosen === offer.id}
            badge={offer.best ? { text: 'Best offer', tone: 'good' } : undefined}
            onPress={() => choose(offer.id)}
          />
        ))}
      </B.stack>
    </Part>
  )
}

function Boxes() {
  return (
    <Part title="boxCard: with and without what is free, long">
      <B.boxCard label="100,000 gold coins" hint="+ 10 free sweep coins" price="9.99 USD" onPress={nothing} />
      <B.boxCard label="5,000 gold coins" price="0.99 USD" onPress={nothing} />
      <B.boxCard label={LONG} hint={LONG} price="123,456,789.99 USD" onPress={nothing} />
    </Part>
  )
}

function Tiles() {
  const tiles = [...TILES, LONG_TILE].map((tile) => (
    <B.groupTile
      key={tile.id}
      source={tile}
      icons={3}
      badge={tile.isPopular ? { text: 'Popular', tone: 'warn' } : undefined}
      onPress={nothing}
    />
  ))
  const badges = (['accent', 'warn', 'good', 'info'] as const).map((tone) => (
    <B.methodTile key={tone} source={TILES[1]!} badge={{ text: `Badge ${tone}`, tone }} onPress={nothing} />
  ))
  return (
    <Part title="repeat grid; groupTile, methodTile; repeat list">
      <Repeat ariaLabel="Methods" layout="grid" items={[...tiles, ...badges]} />
      <Repeat ariaLabel="Methods" layout="list" items={tiles.slice(0, 3)} />
      <Repeat ariaLabel="Methods" items={[]} empty={<B.emptyState icon="search" title="Nothing here" />} />
    </Part>
  )
}

function Lists() {
  const rows = COUNTRIES.map((country) => (
    <B.countryRow key={country.code} source={country} selected={country.code === 'MX'} onPress={nothing} />
  ))
  return (
    <Part title="regionCard, search, countryRow">
      <B.regionCard source={MEXICO} label="Change" onPress={nothing} />
      <B.regionCard source={COUNTRIES[2]!} label="Auslandszahlungsregion ändern" onPress={nothing} />
      <B.search over="countries" label="Find a country" query="" onQuery={nothing} clearLabel="Clear" />
      <Repeat layout="list" items={rows} ariaLabel="Countries" />
    </Part>
  )
}

function Facts() {
  return (
    <Part title="heading, text, badge, note, bonusBadge, card, summary, statusPanel">
      <B.heading text="All methods" />
      <B.heading text="Third level" level={3} />
      <B.heading text="SPEI" source={TILES[1]} />
      <B.heading text={LONG_TILE.name} source={LONG_TILE} />
      <B.text text={LONG} />
      <B.text text={LONG} tone="quiet" />
      <B.row>
        <B.badge text="Popular" tone="warn" />
        <B.badge text="Instant" />
      </B.row>
      {(['info', 'good', 'warn', 'bad'] as const).map((tone) => (
        <B.note
          key={tone}
          tone={tone}
          text="Send from your own card, in one payment. Another amount is not credited."
        />
      ))}
      <B.bonusBadge title="+100% up to 2,000 MXN" text="From 300" />
      <B.bonusBadge title="+100% up to 2,000 MXN" text="Your deposit brings it" active />
      <B.card>
        <B.summary
          rows={[
            { label: 'Amount', value: '500.00 MXN' },
            { label: 'Überweisungsverwendungszweck', value: 'DEP-84-20317-AA-BB-CC-DD-EE-FF' },
            { label: 'Bonus', value: '1,000,000,000.00 MXN', strong: true },
          ]}
        />
      </B.card>
      <B.card>
        <B.summary room="wide" rows={[{ label: 'Only where it is wide', value: '500.00 MXN' }]} />
      </B.card>
      <B.statusPanel status="waiting" title="Waiting for your payment" text="The bank is confirming your payment." />
      <B.statusPanel status="mistaked" title="Zahlungsdienstleisterablehnung" text={LONG} />
    </Part>
  )
}

function Acts() {
  return (
    <Part title="button, link, submit, chips, row">
      <B.submit label="Deposit 500.00 MXN" onPress={nothing} />
      <B.submit label="Deposit 500.00 MXN" busyLabel="Working" busy onPress={nothing} />
      <B.submit label="Deposit" enabled={false} onPress={nothing} />
      <B.button label="Outline by default" onPress={nothing} />
      <B.link label="A quiet link" onPress={nothing} />
      <B.row>
        <B.button label="Copy address" tone="filled" onPress={nothing} />
        <B.button label="Share" onPress={nothing} />
      </B.row>
      <B.chips source={CHIPS} target="amount" ariaLabel="Quick amounts" onChoose={nothing} />
    </Part>
  )
}

const COPYING = {
  copy: async () => 'copied' as const,
  nameOf: (label: string) => `Copy: ${label}`,
  word: 'Copy',
  copied: 'Copied',
  failed: 'It is selected: copy it by hand.',
  swapped: 'Another text is in the clipboard.',
  tampered: 'Another program has changed it.',
}
const TICKER = {
  now: () => Date.now(),
  setTimeout(fn: () => void, ms: number) {
    const id = setTimeout(fn, ms)
    return () => clearTimeout(id)
  },
}

function Paying() {
  const [endsAt] = useState(() => Date.now() + 14 * 60_000)
  return (
    <Part title="copyRow, requisites, barcode, countdown">
      <B.card>
        <B.copyRow label="Amount to pay" value="1,250.00 MXN" copies="1250.00" size="l" copying={COPYING} />
        <B.requisites source={REQUISITES} copying={COPYING} />
        <B.copyRow label="Recipient" value="Pagos del Centro SA de CV" copying={COPYING} />
      </B.card>
      <B.card>
        <B.barcode
          format="itf"
          value="03398876500000050009333333852985237410000010"
          digits="03399.33335 33852.985236 74100.000101 8 87650000005000"
          label="Bar code"
          copying={COPYING}
          onProblem={() => {}}
        />
        <B.barcode
          format="code128"
          value="59168765432101"
          label="Reference"
          hint="Show it at the till"
          copying={COPYING}
          onProblem={() => {}}
        />
      </B.card>
      <B.card>
        <B.countdown
          source={{ endsAt, totalMs: 15 * 60_000 }}
          label="Time left to pay"
          hint="left to pay"
          lang="en"
          clock={TICKER}
          announce={(minutes) => `${minutes} min left`}
        />
      </B.card>
    </Part>
  )
}

const STEPS = [
  { id: '1', image: '/paywidget/static/instructions/transfer_1.svg', text: 'Choose a transfer to another country.' },
  { id: '2', image: 'missing-picture.svg', text: LONG },
  { id: '3', image: '/paywidget/static/instructions/transfer_3.svg', text: 'Confirm the transfer.' },
]

const WORDS = {
  ...{ role: 'Steps with pictures', previous: 'Previous step', next: 'Next step' },
  position: (number: number, count: number) => `${number} of ${count}`,
}

function Guides() {
  return (
    <Part title="slides, with pictures and without; video that does not come; linkOut">
      <B.slides source={STEPS} words={WORDS} />
      <B.slides source={STEPS.map((step) => ({ ...step, image: '' }))} words={WORDS} />
      {/* biome-ignore lint/a11y/useMediaCaption: this is a block of the widget, whose captions are in `source` */}
      <B.video
        source={{ src: 'missing.webm', poster: '', captions: '', lang: 'en' }}
        label="Video guide"
        failed="The video can’t be played here."
        link="Open video in new tab"
      />
      <B.linkOut label="Contact support" url="https://help.example/" />
      <B.linkOut label="An address that leads nowhere safe" url="javascript:alert(1)" />
    </Part>
  )
}
