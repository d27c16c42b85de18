export const tabs = {
  since: 1,
  description: 'Tabs for pages, each a `tab`; one is selected.',
  decorative: false,
  container: true,

  props: {
    type: 'object',
    properties: {},
    required: [],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'tabs',
      ariaLabel: 'cryptobalance.tabs',
      children: [
        {
          type: 'tab',
          label: 'cryptobalance.fiat',
          selected: 'route.name == "depositListPage"',
          onPress: [{ do: 'navigate', to: 'depositListPage' }],
        },
        {
          type: 'tab',
          label: 'cryptobalance.crypto',
          selected: 'route.name == "cryptoBalanceCryptoDepositPage"',
          onPress: [{ do: 'navigate', to: 'cryptoBalanceCryptoDepositPage' }],
        },
      ],
    },
  ],
} as const
