import fileName from './file-name.mjs'
import namedExports from './named-exports.mjs'
import noAmbient from './no-ambient.mjs'
import noEarlyFocus from './no-early-focus.mjs'
import noFixedPort from './no-fixed-port.mjs'
import noRawKeys from './no-raw-keys.mjs'
import noSingleLook from './no-single-look.mjs'
import noSleep from './no-sleep.mjs'
import oneOwn from './one-own.mjs'
import roleSuffix from './role-suffix.mjs'

/** The rules of this repository that no published plugin has. */
export const oaklet = {
  rules: {
    'file-name': fileName,
    'named-exports': namedExports,
    'no-ambient': noAmbient,
    'no-early-focus': noEarlyFocus,
    'no-fixed-port': noFixedPort,
    'no-raw-keys': noRawKeys,
    'no-single-look': noSingleLook,
    'no-sleep': noSleep,
    'one-own': oneOwn,
    'role-suffix': roleSuffix,
  },
}
