import { PaywidgetCashier } from 'paywidget/react'

const data = { user: { token: 'a' } }

/** Must compile. */
export const right = {
  message: (
    <PaywidgetCashier src="https://pay.example/" data={data} on={{ onIntent: ({ reference }) => reference.trim() }} />
  ),
  signedOut: <PaywidgetCashier src={undefined} data={null} />,
  element: <pay-widget src="https://pay.example/" page="withdrawal" label="Payments" className="wide" />,
}

/** Must not compile. */
export const wrong = {
  // @ts-expect-error there is no such message
  message: <PaywidgetCashier src="https://pay.example/" data={data} on={{ onPaid: () => {} }} />,
  // @ts-expect-error a typo in the player
  player: <PaywidgetCashier src="https://pay.example/" data={{ user: { token: 'a', curency: 'MXN' } }} />,
  // @ts-expect-error the cashier has no such attribute
  attribute: <pay-widget source="https://pay.example/" />,
  // @ts-expect-error there is no such code
  code: <PaywidgetCashier src="" data={data} on={{ onProblem: ({ code }) => code === 'src.wrong' }} />,
}
