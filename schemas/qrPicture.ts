/** A QR code as a picture: the data URLs that the widget draws (D-07), and their base64. */
export const QR_PICTURE = /^data:image\/(?:png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/
