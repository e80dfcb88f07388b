import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import remarkGfm from 'remark-gfm'
import { mergeConfig } from 'vite'

/** Without it a page's tables are shown as they are written. */
const withTables = { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } }

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../../../packages/design-system/src/**/*.@(mdx|stories.tsx)'],
  addons: [{ name: '@storybook/addon-docs', options: withTables }, '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin()],
      resolve: { conditions: ['oaklet-source', 'module', 'browser', 'development|production'] },
    }),
}

export default config
