import type { Settings } from './Settings.ts'

/** The members of the host's data that the controls decide: `payloadFor` sends them, and `codesFor` prints them. */
export const chosenData = ({ closingButton, country, currency, lang, mode, platform, theme, transport }: Settings) => ({
  closingButton,
  widgetViewType: mode,
  transport,
  theme,
  user: {
    // The account of the sweepstake is in sweep coins.
    currency: mode === 'sweep' ? 'QSC' : currency,
    paymentGeo: country,
    country: country.toLowerCase(),
    platform,
    lang,
  },
})
