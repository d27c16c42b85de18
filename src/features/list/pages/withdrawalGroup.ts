import layout from 'virtual:built-in/withdrawal.group'
import { groupPage } from './groupPage.ts'

export const withdrawalGroup = groupPage('withdrawal.group', layout)
