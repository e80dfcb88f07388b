/** The provider said no; its message may be shown. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused'
}

/** The provider gave no answer, or none that says anything: what was asked of it may be done. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway'
}
