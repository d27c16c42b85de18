import type { LocaleName } from './localeTable.ts'

interface HelperTexts {
  readonly opening: string
  readonly stuck: string
  readonly check: string
  readonly over: string
}

/** Texts of the window that opens the provider's page. Part of the code, so they don't wait for a file. */
export const HELPER_TEXTS: Readonly<Record<LocaleName, HelperTexts>> = {
  en: {
    opening: 'Opening the payment page…',
    stuck: 'The payment page could not be opened from here. Go back to the cashier and press “Open the payment page”.',
    check: 'Go back to the cashier: a short security check is waiting there. After it the payment page opens here.',
    over: 'This payment was not created. You can close this window and go back to the cashier.',
  },
  es: {
    opening: 'Abriendo la página de pago…',
    stuck: 'La página de pago no se pudo abrir desde aquí. Vuelve al cajero y pulsa «Abrir la página de pago».',
    check: 'Vuelve al cajero: ahí te espera un breve control de seguridad. Después, la página de pago se abre aquí.',
    over: 'Este pago no se creó. Puedes cerrar esta ventana y volver al cajero.',
  },
  hi: {
    opening: 'भुगतान पेज खुल रहा है…',
    stuck: 'भुगतान पेज यहाँ से नहीं खुल सका। कैशियर पर लौटें और “भुगतान पेज खोलें” दबाएँ।',
    check: 'कैशियर पर लौटें: वहाँ एक छोटी सुरक्षा जाँच बाकी है। उसके बाद भुगतान पेज यहाँ खुलेगा।',
    over: 'यह भुगतान नहीं बना। आप यह विंडो बंद करके कैशियर पर लौट सकते हैं।',
  },
  in: {
    opening: 'Payment page khul raha hai…',
    stuck: 'Payment page yahan se nahin khul saka. Cashier par laut kar “Payment page kholein” dabayein.',
    check: 'Cashier par lautein: wahan ek chhota security check baaki hai. Uske baad payment page yahan khulega.',
    over: 'Yeh payment nahin bana. Aap yeh window band karke cashier par laut sakte hain.',
  },
  mr: {
    opening: 'पेमेंट पेज उघडत आहे…',
    stuck: 'पेमेंट पेज इथून उघडता आले नाही. कॅशियरकडे परत जा आणि “पेमेंट पेज उघडा” दाबा.',
    check: 'कॅशियरकडे परत जा: तिथे एक छोटी सुरक्षा तपासणी बाकी आहे. त्यानंतर पेमेंट पेज इथे उघडेल.',
    over: 'हे पेमेंट तयार झाले नाही. तुम्ही ही विंडो बंद करून कॅशियरकडे परत जाऊ शकता.',
  },
  mx: {
    opening: 'Abriendo la página de pago…',
    stuck: 'La página de pago no se pudo abrir desde aquí. Regresa al cajero y presiona “Abrir la página de pago”.',
    check:
      'Regresa al cajero: ahí te espera una breve verificación de seguridad. Después, la página de pago se abre aquí.',
    over: 'Este pago no se creó. Puedes cerrar esta ventana y regresar al cajero.',
  },
  pt: {
    opening: 'Abrindo a página de pagamento…',
    stuck: 'A página de pagamento não pôde ser aberta daqui. Volte ao caixa e toque em “Abrir a página de pagamento”.',
    check:
      'Volte ao caixa: uma breve verificação de segurança espera por você lá. Depois dela, a página de pagamento abre aqui.',
    over: 'Este pagamento não foi criado. Você pode fechar esta janela e voltar ao caixa.',
  },
  ru: {
    opening: 'Открываем страницу оплаты…',
    stuck: 'Отсюда страницу оплаты открыть не удалось. Вернитесь в кассу и нажмите «Открыть страницу оплаты».',
    check: 'Вернитесь в кассу: там вас ждёт короткая проверка безопасности. После неё страница оплаты откроется здесь.',
    over: 'Этот платёж не создан. Можно закрыть это окно и вернуться в кассу.',
  },
  te: {
    opening: 'చెల్లింపు పేజీ తెరుచుకుంటోంది…',
    stuck: 'చెల్లింపు పేజీ ఇక్కడి నుంచి తెరుచుకోలేదు. క్యాషియర్‌కు తిరిగి వెళ్లి “చెల్లింపు పేజీ తెరవండి” నొక్కండి.',
    check: 'క్యాషియర్‌కు తిరిగి వెళ్లండి: అక్కడ చిన్న భద్రతా తనిఖీ ఉంది. ఆ తర్వాత చెల్లింపు పేజీ ఇక్కడ తెరుచుకుంటుంది.',
    over: 'ఈ చెల్లింపు సృష్టించబడలేదు. ఈ విండో మూసి క్యాషియర్‌కు తిరిగి వెళ్లవచ్చు.',
  },
  ar: {
    opening: 'جارٍ فتح صفحة الدفع…',
    stuck: 'تعذّر فتح صفحة الدفع من هنا. عُد إلى صفحة الإيداع واضغط على «فتح صفحة الدفع».',
    check: 'عُد إلى صفحة الإيداع: هناك تحقّق أمني قصير بانتظارك. بعده تُفتح صفحة الدفع هنا.',
    over: 'لم تُنشأ هذه الدفعة. يمكنك إغلاق هذه النافذة والعودة إلى صفحة الإيداع.',
  },
}
