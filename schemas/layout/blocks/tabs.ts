export const tabs = {
  since: 1,
  description: 'Pages side by side, each a `tab`, of which one is open.',
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
