import layout from 'virtual:built-in/deposit.group'
import p2pLayout from 'virtual:built-in/variants/deposit.group.p2p'
import { groupPage } from './groupPage.ts'

export const group = groupPage('deposit.group', layout)
export const p2pList = groupPage('deposit.group', p2pLayout)
