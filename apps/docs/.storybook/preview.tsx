import '@oaklet/design-system'
import type { Preview } from '@storybook/react-vite'

/** Beyond what axe runs by itself, which includes best practice and the experimental rules. */
const STRICTER_RULES = [
  'color-contrast-enhanced',
  'target-size',
  'identical-links-same-purpose',
  'meta-refresh-no-exceptions',
]

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    a11y: { test: 'error', config: { rules: STRICTER_RULES.map((id) => ({ id, enabled: true })) } },
    options: { storySort: { method: 'alphabetical' } },
  },
}

export default preview
