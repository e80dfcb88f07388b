import { preloadParts } from '@oaklet/design-system'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { AXE_CONFIG } from '../../../scripts/axe-rules.mjs'
import { reviewModes, reviewViewports } from './review-modes'

/** Set by the builds that are reviewed under one medium. */
const media: unknown = import.meta.env.STORYBOOK_MEDIA

// A busy machine is slow, not wrong: what a play waits for may take its time.
configure({ asyncUtilTimeout: 10_000 })

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Storybook passes it to `mount`, untyped. */
const isDrawing = (given: unknown): given is () => Promise<void> => typeof given === 'function'

const preview: Preview = {
  tags: ['autodocs'],
  // What opens is at hand, as it is once a first screen has settled.
  loaders: [() => preloadParts()],
  // A collection draws its items after itself; a play must not press keys before they are there.
  mount: (context) => async (ui) => {
    if (ui !== undefined) context.originalStoryFn = () => ui
    const draw: unknown = context['renderToCanvas']
    if (!isDrawing(draw)) throw new Error('Storybook has given nothing to draw the story with.')
    await draw()
    await nextFrame()
    await nextFrame()
    return context.canvas
  },
  parameters: {
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    a11y: { test: 'error', config: AXE_CONFIG },
    chromatic: reviewModes(typeof media === 'string' && media !== '' ? media : undefined),
    viewport: { options: reviewViewports },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Foundations',
          [
            'Colours',
            'Type',
            'Space',
            'Radius and elevation',
            'Motion',
            'Breakpoints',
            'Density',
            'Focus',
            'Icons',
          ],
          'Guidelines',
          ['Content', 'Accessibility statement', 'Changelog'],
          'components',
        ],
      },
    },
  },
}

export default preview
