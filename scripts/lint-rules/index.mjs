import fileName from './file-name.mjs'
import namedExports from './named-exports.mjs'
import noAmbient from './no-ambient.mjs'
import roleSuffix from './role-suffix.mjs'

/** The rules of this repository that no published plugin has. */
export const oaklet = {
  rules: {
    'file-name': fileName,
    'named-exports': namedExports,
    'no-ambient': noAmbient,
    'role-suffix': roleSuffix,
  },
}
