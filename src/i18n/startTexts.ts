import type { LocaleName } from './localeTable.ts'

/**
 * Shown when the widget fails to start: its text files may be what is missing, so these texts are part of the first
 * script. One entry per language, as in localeTable.ts.
 */
export interface StartTexts {
  readonly title: string
  readonly text: string
  readonly retry: string
  /** When the deployment is misconfigured. */
  readonly wrong: string
}

export const START_TEXTS: Readonly<Record<LocaleName, StartTexts>> = {
  en: {
    title: 'The cashier could not be opened',
    text: 'A part of it did not arrive. Check your connection and try again.',
    retry: 'Try again',
    wrong: 'It is not set up as it should be. Please try again later.',
  },
  es: {
    title: 'No se pudo abrir el cajero',
    text: 'No llegó una parte. Revisa tu conexión e inténtalo de nuevo.',
    retry: 'Intentar de nuevo',
    wrong: 'No está configurado como debería. Inténtalo más tarde.',
  },
  hi: {
    title: 'कैशियर नहीं खुल सका',
    text: 'इसका एक हिस्सा नहीं पहुँचा। अपना इंटरनेट जाँचें और फिर कोशिश करें।',
    retry: 'फिर कोशिश करें',
    wrong: 'यह ठीक से सेट नहीं है। बाद में फिर कोशिश करें।',
  },
  in: {
    title: 'Cashier nahin khul saka',
    text: 'Iska ek hissa nahin pahuncha. Apna internet check karein aur phir se try karein.',
    retry: 'Phir se try karein',
    wrong: 'Yeh theek se set nahin hai. Baad mein phir se try karein.',
  },
  mr: {
    title: 'कॅशियर उघडता आला नाही',
    text: 'त्याचा एक भाग पोहोचला नाही. तुमचे इंटरनेट तपासा आणि पुन्हा प्रयत्न करा.',
    retry: 'पुन्हा प्रयत्न करा',
    wrong: 'हे नीट सेट केलेले नाही. नंतर पुन्हा प्रयत्न करा.',
  },
  mx: {
    title: 'No se pudo abrir el cajero',
    text: 'No llegó una parte. Revisa tu conexión e inténtalo de nuevo.',
    retry: 'Intentar de nuevo',
    wrong: 'No está configurado como debería. Inténtalo más tarde.',
  },
  pt: {
    title: 'Não foi possível abrir o caixa',
    text: 'Uma parte dele não chegou. Verifique sua conexão e tente de novo.',
    retry: 'Tentar de novo',
    wrong: 'Ele não está configurado como deveria. Tente mais tarde.',
  },
  ru: {
    title: 'Не удалось открыть кассу',
    text: 'Часть её не загрузилась. Проверьте соединение и попробуйте ещё раз.',
    retry: 'Попробовать ещё раз',
    wrong: 'Она настроена неверно. Попробуйте позже.',
  },
  te: {
    title: 'క్యాషియర్ తెరుచుకోలేదు',
    text: 'దానిలో ఒక భాగం రాలేదు. మీ ఇంటర్నెట్ చూసుకుని మళ్లీ ప్రయత్నించండి.',
    retry: 'మళ్లీ ప్రయత్నించండి',
    wrong: 'ఇది సరిగ్గా సెట్ కాలేదు. తర్వాత ప్రయత్నించండి.',
  },
  ar: {
    title: 'تعذّر فتح صفحة الدفع',
    text: 'لم يصل جزء منها. تحقّق من اتصالك وحاول مرة أخرى.',
    retry: 'إعادة المحاولة',
    wrong: 'لم يتم إعدادها كما يجب. يُرجى المحاولة لاحقًا.',
  },
}
