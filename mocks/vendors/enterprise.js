// A mock of reCAPTCHA Enterprise. The site key selects its behaviour: good, noClients, expired, unknown, empty, hangs.
;(() => {
  const play = new URL(document.currentScript.src).searchParams.get('render')
  const ends = {
    expired: () => Promise.reject(new Error('The token has expired')),
    unknown: () => Promise.reject(null),
    empty: () => Promise.resolve(''),
    hangs: () => new Promise(() => {}),
  }
  window.grecaptcha =
    play === 'noClients'
      ? {}
      : {
          enterprise: {
            ready: (done) => setTimeout(done),
            execute: ends[play] ?? (() => Promise.resolve(`recaptcha-${Math.random().toString(36).slice(2)}`)),
          },
        }
})()
