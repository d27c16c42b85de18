export default { output: 'export', reactStrictMode: true, devIndicators: false }
