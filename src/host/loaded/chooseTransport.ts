import type { TransportKind } from '../../../schemas/transports.ts'

/**
 * the host's preference, else the value in session storage (testers set it by hand), else the deployment's
 * default.
 */
export function chooseTransport(
  host: { readonly transport: TransportKind | undefined },
  storage: { readonly transport: TransportKind | undefined },
  config: { readonly defaults: { readonly transport: TransportKind } },
): TransportKind {
  return host.transport ?? storage.transport ?? config.defaults.transport
}
