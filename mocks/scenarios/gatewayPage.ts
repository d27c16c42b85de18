/** The error page of a gateway whose server is down. The client must never show this page. */
export const GATEWAY_PAGE = `<!doctype html>
<html><head><title>502 Bad Gateway</title></head>
<body><center><h1>502 Bad Gateway</h1></center><hr><center>nginx</center></body></html>`
