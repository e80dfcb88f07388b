/** Brotli bytes of JavaScript that a first visit to a screen may load. */
const SCREEN_LIMIT = 200_000
/** Less for the form to sign in, and for the first pages of clients. */
const LIMITS = {
  LoginScreen: 125_000,
  OnboardingScreen: 125_000,
  OfferScreen: 125_000,
  VisitScreen: 125_000,
}
/** What a first visit to a screen also loads: the route that shows one of several, or the part that is shown first. */
const ALSO = {
  BillingSettingsScreen: 'src/features/billing/settings/BillingSections.tsx',
  ClientScreen: 'src/features/clients/ClientsScreen.tsx',
  ClientsListScreen: 'src/features/clients/ClientsScreen.tsx',
  DuplicatesScreen: 'src/features/clients/ClientsScreen.tsx',
  NewRoleScreen: 'src/features/roles/RolesScreen.tsx',
  OrganizationScreen: 'src/features/organization/GeneralSection.tsx',
  OwnAccessScreen: 'src/features/roles/RolesScreen.tsx',
  RoleScreen: 'src/features/roles/RolesScreen.tsx',
  RolesOverviewScreen: 'src/features/roles/RolesScreen.tsx',
  StaffListScreen: 'src/features/staff/StaffScreen.tsx',
  PersonScreen: 'src/features/staff/StaffScreen.tsx',
}
/** A public page that brings the signed-in person’s client along, and so loads what the frame does. */
const OPEN_TO_ANYONE = 'JoinScreen'
/** The frame around every screen that needs a session, and around the pages of clients. */
const FRAME = 'src/app/StaffArea.tsx'
const CLIENT_FRAME = 'src/app/ClientArea.tsx'
const OF_CLIENTS = ['OnboardingScreen', 'OfferScreen', 'VisitScreen']

/** Every chunk that loads with the given ones: what they import, and what that imports. */
function closure(manifest, keys, reached = new Set()) {
  for (const key of keys) {
    if (reached.has(key)) continue
    reached.add(key)
    closure(manifest, manifest[key].imports ?? [], reached)
  }
  return reached
}

/** The files of Vite's manifest that the given chunks load, directly or not. */
export const filesLoadedBy = (manifest, keys) =>
  new Set([...closure(manifest, keys)].map((key) => manifest[key].file))

/** One budget for each screen, on top of the entry and the frame; what loads after the first screen counts nowhere. */
export function budgetsOf(manifest) {
  const keys = Object.keys(manifest)
  const entry = keys.filter((key) => manifest[key].isEntry)
  const lazy = keys.filter((key) => manifest[key].isDynamicEntry)
  return lazy
    .filter((key) => /^src\/features\/.*Screen\.tsx$/.test(key))
    .map((key) => {
      const title = key.replace(/^.*\/|\.tsx?$/g, '')
      const isOfClients = OF_CLIENTS.includes(title)
      const isPublic = isOfClients || (key.startsWith('src/features/sign-in/') && title !== OPEN_TO_ANYONE)
      const frame = isOfClients ? [CLIENT_FRAME] : isPublic ? [] : [FRAME]
      const also = keys.filter((other) => other === ALSO[title])
      return {
        title,
        isPublic,
        isOfClients,
        keys: [...entry, ...frame, ...also, key],
        limit: LIMITS[title] ?? SCREEN_LIMIT,
      }
    })
}
