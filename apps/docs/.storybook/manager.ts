import { createElement } from 'react'
import { addons, types } from 'storybook/manager-api'

const NAME = 'oaklet/api-pages'
const TITLE = 'API of the packages'

/** The build puts the pages that TypeDoc makes of the packages beside this one; a development server has none. */
const hasApiPages = Reflect.get(globalThis, 'CONFIG_TYPE') === 'PRODUCTION'

if (hasApiPages)
  addons.register(NAME, () => {
    addons.add(NAME, {
      type: types.TOOLEXTRA,
      title: TITLE,
      match: () => true,
      render: () => createElement('a', { href: './api/index.html', style: { alignSelf: 'center' } }, TITLE),
    })
  })
