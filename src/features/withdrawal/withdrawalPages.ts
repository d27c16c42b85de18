export { banks } from './pages/banks.ts'
export { withdrawalComplete } from './pages/complete.ts'
export { confirm } from './pages/confirm.ts'
export { withdrawalForm } from './pages/form.ts'
