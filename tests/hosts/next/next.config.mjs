export default { reactStrictMode: true, devIndicators: false }
