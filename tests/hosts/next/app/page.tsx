import { App } from './App'

/** A server component: rendered on the server, without a browser. */
export default function Page() {
  return <App />
}
