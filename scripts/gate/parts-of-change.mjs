const CODE = /\.(ts|tsx|js|mjs)$/
const ROOM = /^(packages\/[^/]+|apps\/[^/]+|e2e)\//
const FEATURE = /^apps\/web\/src\/features\/([^/]+)\//
const MODULE = /^apps\/server\/src\/modules\/([^/]+)\//
const STORY = /^packages\/design-system\/src\/components\/([^/]+)\/.*\.stories\.tsx$/
const SPEC = /^e2e\/(journeys\/.*\.spec\.ts)$/

/** The feature on whose screens a server's module is seen, where they don't have the same name. */
const SEEN_IN = {
  account: 'settings',
  appointments: 'calendar',
  audit: 'organization',
  'audit-log': 'organization',
  auth: 'sign-in',
  exports: 'organization',
  holidays: 'organization',
  invitations: 'staff',
  invoices: 'billing',
  locations: 'organization',
  measures: 'clients',
  payments: 'billing',
}

const firstGroup = (files, pattern) => [...new Set(files.flatMap((file) => pattern.exec(file)?.[1] ?? []))]

/**
 * What a change touches, from the files that changed and from all that reach them by their imports. Everything in the
 * server reaches a module by way of the application, so a module's own tests stand for it; the journeys are those of
 * the features that changed, and the specs that reach the change themselves.
 */
export function partsOf(changed, affected) {
  const code = changed.filter((file) => CODE.test(file))
  const modules = firstGroup(code, MODULE)
  return {
    code,
    rooms: firstGroup(affected, ROOM),
    modules: modules.map((name) => `apps/server/src/modules/${name}/`),
    related: code.filter((file) => !MODULE.test(file) && !file.startsWith('e2e/')),
    stories: firstGroup(affected, STORY).map((name) => `components-${name.toLowerCase()}--`),
    journeys: [...new Set([...firstGroup(code, FEATURE), ...modules.map((name) => SEEN_IN[name] ?? name)])],
    specs: firstGroup(affected, SPEC),
  }
}
