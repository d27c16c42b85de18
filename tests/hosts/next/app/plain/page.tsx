import { PaywidgetCashier } from 'paywidget/react'

/** A server component that renders the cashier itself, which works only because the package says 'use client'. */
export default function Page() {
  return <PaywidgetCashier src="https://pay.example/paywidget/" data={undefined} className="cashier" />
}
