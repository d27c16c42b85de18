import './isolateMobx.ts'

export { mountApp } from '../app/mountApp.tsx'
