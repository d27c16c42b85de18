// A mock of GeeTest v4: it calls its own server, and then shows a box with a "human" button. The captcha id selects its
// behaviour: good, passes (without a box), expired, unknown, empty, partial, hangs.
;(() => {
  const { src } = document.currentScript

  window.initGeetest4 = (config, done) => {
    const script = document.createElement('script')
    script.src = new URL(`load?captcha_id=${config.captchaId}`, src).href
    script.onerror = () => config.onError({ code: '60100', msg: 'load request error', desc: { detail: 'load failed' } })
    script.onload = () => config.captchaId !== 'hangs' && done(captchaOf(config))
    document.head.append(script)
  }

  function captchaOf({ captchaId: play, language }) {
    const hears = {}
    const tell = (name, said) => hears[name]?.(said)
    const result = () => ({
      captcha_id: play,
      lot_number: `lot-${Math.random().toString(36).slice(2)}`,
      captcha_output: 'output',
      gen_time: '1700000000',
      pass_token: play === 'partial' ? '' : `pass-${Math.random().toString(36).slice(2)}`,
    })
    const ends = {
      expired: () => tell('error', { code: '-50305', msg: 'lot_number Expried' }),
      unknown: () => tell('error', { code: '60500', msg: 'Server forbidden' }),
    }
    const solve = ends[play] ?? (() => tell('success'))
    return {
      onReady: (act) => setTimeout(act),
      onSuccess: (act) => (hears.success = act),
      onError: (act) => (hears.error = act),
      onClose: (act) => (hears.close = act),
      getValidate: () => play !== 'empty' && result(),
      showCaptcha: () => (play === 'passes' ? solve() : draw(language, solve, () => tell('close'))),
    }
  }

  function draw(language, solve, close) {
    const isArabic = language === 'ara'
    const box = document.createElement('main')
    box.dir = isArabic ? 'rtl' : 'ltr'
    box.append(
      text('h1', isArabic ? 'أكمل التحقّق' : 'Complete the check'),
      text('p', isArabic ? 'مزوّد تجريبي' : 'A stand-in for the vendor’s challenge'),
      button(isArabic ? 'أنا إنسان' : 'I am a person', solve, true),
      button(isArabic ? 'إغلاق' : 'Not now', close, false),
    )
    style(
      box,
      'box-sizing:border-box;display:grid;gap:12px;align-content:center;justify-items:center;min-block-size:100%',
    )
    style(box, 'padding:24px;font:400 15px/1.5 ui-sans-serif,system-ui,sans-serif;text-align:center')
    style(box, 'color:light-dark(#14201b,#edf3f0)')
    document.body.append(box)
  }

  const style = (element, css) => (element.style.cssText += css)

  function text(tag, words) {
    const made = document.createElement(tag)
    made.textContent = words
    style(made, tag === 'h1' ? 'margin:0;font-size:18px' : 'margin:0')
    return made
  }

  function button(words, act, isMain) {
    const made = document.createElement('button')
    made.textContent = words
    made.onclick = act
    style(made, 'min-block-size:44px;min-inline-size:200px;border-radius:10px;font:inherit;font-weight:600')
    style(made, isMain ? 'border:0;background:#2a63d6;color:#fff' : 'border:1px solid;background:none;color:inherit')
    return made
  }
})()
