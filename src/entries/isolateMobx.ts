import { configure } from 'mobx'

// Keeps our MobX separate, because the host page may use another version of MobX (B32). Built into
// the chunk of MobX, which compares versions right after it has loaded, possibly long before the app loads.
configure({ isolateGlobalState: true })
