import { chosenData } from './chosenData.ts'
import { firstPage } from './firstPage.ts'
import type { Settings } from './Settings.ts'

/** How a host embeds the cashier, in one framework. */
export interface HostCode {
  readonly framework: string
  /** The language of the text, as the fences of Markdown name it. */
  readonly language: 'html' | 'ts' | 'tsx' | 'vue' | 'svelte'
  readonly text: string
}

const SRC = 'https://pay.example/paywidget/'

/** The code of a host, for each framework, with the player and the settings that are selected. */
export function codesFor(settings: Settings): readonly HostCode[] {
  const data = dataOf(settings)
  const options = { src: SRC, page: firstPage(settings), data }
  return [
    { framework: 'HTML', language: 'html', text: element(options) },
    { framework: 'JavaScript', language: 'ts', text: call(options) },
    { framework: 'React, Next.js', language: 'tsx', text: react(options) },
    { framework: 'Vue', language: 'vue', text: vue(options) },
    { framework: 'Angular', language: 'ts', text: angular(options) },
    { framework: 'Svelte', language: 'svelte', text: svelte(options) },
  ]
}

interface Options {
  readonly src: string
  readonly page: string | undefined
  readonly data: string
}

/**
 * The data as an expression of JavaScript, without the members that have their default. `token` is a variable, because
 * it comes from the host's server; so do bonuses and experiments, which are left out.
 */
function dataOf(settings: Settings): string {
  const { closingButton, theme, transport, user, widgetViewType } = chosenData(settings)
  const { country, currency, lang, paymentGeo, platform } = user
  const isNative = platform === 'android' || platform === 'ios'
  const account = `currency: '${currency}', paymentGeo: '${paymentGeo}'`
  const device = platform === 'desktop' ? '' : `, platform: '${platform}'`
  const members = [
    `user: { id: '90210', token, ${account}, country: '${country}', lang: '${lang}'${device} }`,
    widgetViewType !== 'main' && `widgetViewType: '${widgetViewType}'`,
    // The default is dark in native apps.
    theme !== (isNative ? 'dark' : 'light') && `schema: { theme: '${theme}' }`,
    transport !== 'http' && `transport: '${transport}'`,
    !closingButton && 'closingButton: false',
  ]
  return `{\n${members.flatMap((member) => (member ? [`  ${member},\n`] : [])).join('')}}`
}

/** Indents every line but the first. */
const indent = (text: string, spaces: number): string => text.replaceAll('\n', `\n${' '.repeat(spaces)}`)
const attribute = (name: string, value: string | undefined): string =>
  value === undefined ? '' : ` ${name}="${value}"`

const element = ({
  src,
  page,
  data,
}: Options): string => `<pay-widget src="${src}"${attribute('page', page)}></pay-widget>
<script type="module">
  import 'paywidget'

  const token = await tokenFromYourServer()
  const cashier = document.querySelector('pay-widget')
  cashier.data = ${indent(data, 2)}
  cashier.addEventListener('onClose', () => cashier.remove())
</script>`

const call = ({ src, page, data }: Options): string => `import { mountPaywidget } from 'paywidget'

const token = await tokenFromYourServer()
const cashier = mountPaywidget('#cashier', {
  src: '${src}',${page === undefined ? '' : `\n  page: '${page}',`}
  data: ${indent(data, 2)},
  on: { onClose: () => cashier.destroy() },
})`

const react = ({ src, page, data }: Options): string => `'use client'
import { PaywidgetCashier } from 'paywidget/react'

export function Cashier({ token, onClose }: { token: string; onClose: () => void }) {
  return (
    <PaywidgetCashier
      src="${src}"${page === undefined ? '' : `\n      page="${page}"`}
      data={${indent(data, 6)}}
      on={{ onClose }}
    />
  )
}`

const vue = ({ src, page, data }: Options): string => `<script setup lang="ts">
import { computed } from 'vue'
import 'paywidget'

const { token } = defineProps<{ token: string }>()
const emit = defineEmits<{ close: [] }>()
const data = computed(() => (${data}))
</script>

<template>
  <pay-widget src="${src}"${attribute('page', page)} :data="data" @onClose="emit('close')" />
</template>`

const angular = ({
  src,
  page,
  data,
}: Options): string => `import { Component, computed, CUSTOM_ELEMENTS_SCHEMA, input, output } from '@angular/core'
import 'paywidget'

@Component({
  selector: 'app-cashier',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: '<pay-widget src="${src}"${attribute('page', page)} [data]="data()" (onClose)="closed.emit()"></pay-widget>',
})
export class CashierComponent {
  readonly token = input.required<string>()
  readonly closed = output()
  readonly data = computed(() => {
    const token = this.token()
    return ${indent(data, 4)}
  })
}`

const svelte = ({ src, page, data }: Options): string => `<script lang="ts">
  import 'paywidget'

  let { token, onclose }: { token: string; onclose: () => void } = $props()
  const data = $derived(${indent(data, 2)})
</script>

<pay-widget src="${src}"${attribute('page', page)} {data} ononClose={onclose}></pay-widget>`
