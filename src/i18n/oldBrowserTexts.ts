import type { LocaleName } from './localeTable.ts'

/**
 * Shown in browsers older than the baseline (D-35). The build puts the English text into the page's plain script and all
 * of them into a file beside it, because the widget's own code may not run there.
 */
export const OLD_BROWSER_TEXTS: Readonly<Record<LocaleName, string>> = {
  en: 'This browser is too old for the cashier. Update it, or open this page in another browser.',
  es: 'Este navegador es demasiado antiguo para el cajero. Actualízalo o abre esta página en otro navegador.',
  hi: 'यह ब्राउज़र कैशियर के लिए बहुत पुराना है। इसे अपडेट करें, या यह पेज किसी दूसरे ब्राउज़र में खोलें।',
  in: 'Yeh browser cashier ke liye bahut purana hai. Ise update karein, ya yeh page kisi doosre browser mein kholein.',
  mr: 'हा ब्राउझर कॅशियरसाठी खूप जुना आहे. तो अपडेट करा, किंवा हे पान दुसऱ्या ब्राउझरमध्ये उघडा.',
  mx: 'Este navegador es demasiado antiguo para el cajero. Actualízalo o abre esta página en otro navegador.',
  pt: 'Este navegador é antigo demais para o caixa. Atualize-o ou abra esta página em outro navegador.',
  ru: 'Этот браузер слишком старый для кассы. Обновите его или откройте эту страницу в другом браузере.',
  te: 'ఈ బ్రౌజర్ క్యాషియర్‌కు చాలా పాతది. దీన్ని అప్‌డేట్ చేయండి, లేదా ఈ పేజీని వేరే బ్రౌజర్‌లో తెరవండి.',
  ar: 'هذا المتصفح قديم جدًا لصفحة الدفع. حدّثه أو افتح هذه الصفحة في متصفح آخر.',
}
