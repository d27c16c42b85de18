import type { Scenario } from '../cashier/Scenario.ts'

export const merchantError: Scenario = {
  title: 'The merchant rejects the deposit with a message that contains HTML.',
  faults: {
    'deposit-create': {
      answer: 'refuse',
      status: 400,
      body: {
        code: 'banking.merchantClientError',
        message:
          'Your bank said <b>no</b>.<br>Ask it, or <a href="https://bank.example/help">read why</a>.<img src=x onerror="window.__hacked=1"><script>window.__hacked=1</script>',
      },
    },
  },
}
