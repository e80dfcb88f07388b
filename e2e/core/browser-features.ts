/** What Playwright switches off by itself, as its `chromiumSwitches` has it: the browser heeds the last list alone. */
const BY_PLAYWRIGHT = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
]

/** Pages that each window loads for its address bar, which a journey never opens: half a second of a processor. */
const OF_THE_ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** Starts the browser without what no journey needs. */
export const WITHOUT_FEATURES = `--disable-features=${[...BY_PLAYWRIGHT, ...OF_THE_ADDRESS_BAR].join(',')}`
