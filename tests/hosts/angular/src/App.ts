import { Component, CUSTOM_ELEMENTS_SCHEMA, computed, type ElementRef, signal, viewChild } from '@angular/core'
import 'paywidget'
import type { PayWidgetElement, PaywidgetData, PaywidgetMessages } from 'paywidget'

const USER = { id: '90210', currency: 'MXN', paymentGeo: 'MX', lang: 'en' }

@Component({
  selector: 'host-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main>
      <button type="button" (click)="isSignedIn.set(true)">Sign in</button>
      <button type="button" (click)="isSignedIn.set(false)">Sign out</button>
      <button type="button" (click)="src.set('http://pay.example/')">Wrong src</button>
      <button type="button" (click)="src.set(query.get('src') ?? '')">Right src</button>
      <button type="button" (click)="theme.set('dark')">Dark</button>
      <button type="button" (click)="remount()">Remount</button>
      <button type="button" (click)="cashier()?.nativeElement?.goBack()">Go back</button>
      <output>{{ heard().join(' ') }}</output>
      @for (round of rounds(); track round) {
        <pay-widget
          #cashier
          [src]="src()"
          [data]="data()"
          (FullLoaded)="hear('FullLoaded')"
          (onClose)="hear('onClose')"
          (onProblem)="hearProblem($event)"
          (onPaymentStatus)="hear($event.detail.status === 'declined' ? 'declined' : 'another status')"
        ></pay-widget>
      }
    </main>
  `,
})
export class App {
  readonly query = new URLSearchParams(location.search)
  readonly isSignedIn = signal(false)
  readonly src = signal<string | undefined>(undefined)
  readonly theme = signal<'light' | 'dark'>('light')
  readonly rounds = signal([0])
  readonly heard = signal<readonly string[]>([])
  readonly cashier = viewChild<ElementRef<PayWidgetElement>>('cashier')
  readonly data = computed<PaywidgetData | undefined>(() => {
    const token = this.query.get('token')
    return this.isSignedIn() && token ? { user: { ...USER, token }, schema: { theme: this.theme() } } : undefined
  })

  hear(text: string): void {
    this.heard.update((before) => [...before, text])
  }

  hearProblem({ detail }: CustomEvent<PaywidgetMessages['onProblem']>): void {
    this.hear(detail.code === 'src.invalid' ? detail.code : 'another problem')
  }

  remount(): void {
    this.rounds.update(([round = 0]) => [round + 1])
  }
}
