import type { LocaleName } from './localeTable.ts'

interface ReturnTexts {
  readonly title: string
  readonly text: string
  readonly close: string
  readonly mayClose: string
}

/**
 * Shown when the provider's page returns the player to a separate tab: the payment's state is unknown there, so nothing
 * is said about it. Part of the code, so it doesn't wait for a file.
 */
export const RETURN_TEXTS: Readonly<Record<LocaleName, ReturnTexts>> = {
  en: {
    title: 'You have left the payment page',
    text: 'The cashier shows what became of your payment. Go back to the tab or the site that you came from.',
    close: 'Close this tab',
    mayClose: 'You can close this tab.',
  },
  es: {
    title: 'Saliste de la página de pago',
    text: 'El cajero muestra qué pasó con tu pago. Vuelve a la pestaña o al sitio del que viniste.',
    close: 'Cerrar esta pestaña',
    mayClose: 'Puedes cerrar esta pestaña.',
  },
  hi: {
    title: 'आप भुगतान पेज से बाहर आ गए हैं',
    text: 'आपके भुगतान का क्या हुआ, यह कैशियर दिखाता है। उस टैब या साइट पर लौटें जहाँ से आप आए थे।',
    close: 'यह टैब बंद करें',
    mayClose: 'आप यह टैब बंद कर सकते हैं।',
  },
  in: {
    title: 'Aap payment page se laut aaye hain',
    text: 'Aapke payment ka kya hua, yeh cashier dikhata hai. Us tab ya site par lautein jahan se aap aaye the.',
    close: 'Yeh tab band karein',
    mayClose: 'Aap yeh tab band kar sakte hain.',
  },
  mr: {
    title: 'तुम्ही पेमेंट पेज सोडले आहे',
    text: 'तुमच्या पेमेंटचे काय झाले ते कॅशियर दाखवतो. तुम्ही जिथून आलात त्या टॅब किंवा साइटवर परत जा.',
    close: 'हा टॅब बंद करा',
    mayClose: 'तुम्ही हा टॅब बंद करू शकता.',
  },
  mx: {
    title: 'Saliste de la página de pago',
    text: 'El cajero muestra qué pasó con tu pago. Regresa a la pestaña o al sitio del que viniste.',
    close: 'Cerrar esta pestaña',
    mayClose: 'Puedes cerrar esta pestaña.',
  },
  pt: {
    title: 'Você saiu da página de pagamento',
    text: 'O caixa mostra o que aconteceu com o seu pagamento. Volte à aba ou ao site de onde você veio.',
    close: 'Fechar esta aba',
    mayClose: 'Você pode fechar esta aba.',
  },
  ru: {
    title: 'Вы покинули страницу оплаты',
    text: 'Что стало с вашим платежом, показывает касса. Вернитесь на вкладку или сайт, откуда вы пришли.',
    close: 'Закрыть эту вкладку',
    mayClose: 'Эту вкладку можно закрыть.',
  },
  te: {
    title: 'మీరు చెల్లింపు పేజీ నుంచి వచ్చారు',
    text: 'మీ చెల్లింపుకు ఏమైందో క్యాషియర్ చూపుతుంది. మీరు వచ్చిన ట్యాబ్ లేదా సైట్‌కు తిరిగి వెళ్లండి.',
    close: 'ఈ ట్యాబ్ మూసివేయి',
    mayClose: 'ఈ ట్యాబ్ మూసివేయవచ్చు.',
  },
  ar: {
    title: 'لقد غادرت صفحة الدفع',
    text: 'ستجد حالة دفعتك في صفحة الإيداع. عُد إلى علامة التبويب أو الموقع الذي أتيت منه.',
    close: 'إغلاق علامة التبويب',
    mayClose: 'يمكنك إغلاق علامة التبويب هذه.',
  },
}
