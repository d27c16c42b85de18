/** What a gateway says when it lost its server: the client must never show it. */
export const GATEWAY_PAGE = `<!doctype html>
<html><head><title>502 Bad Gateway</title></head>
<body><center><h1>502 Bad Gateway</h1></center><hr><center>nginx</center></body></html>`
