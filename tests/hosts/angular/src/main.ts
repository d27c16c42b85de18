import { bootstrapApplication } from '@angular/platform-browser'
import { App } from './App'

bootstrapApplication(App).catch((error) => console.error(error))
