import { ClosedBetaBadge, Heading, Logo, Stack, Text } from '@oaklet/design-system'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { brand, column, frame, picture, task } from './PublicFrame.css'

interface PublicFrameProps {
  title: string
  summary: string
  children: ReactNode
}

/** Decoration: its code comes after the form’s, and nothing is missing without it. */
const GrowingOaklet = lazy(async (): Promise<{ default: ComponentType }> => {
  const brought = await import('./GrowingOaklet').catch(() => null)
  return { default: brought?.GrowingOaklet ?? Nothing }
})

const Nothing = () => null

/** What the public pages have in common: the task at one side, the growing oaklet at the other. */
export function PublicFrame({ title, summary, children }: PublicFrameProps) {
  return (
    <div className={frame}>
      <main className={task}>
        <div className={column}>
          <div className={brand}>
            <Logo />
            <ClosedBetaBadge />
          </div>
          <Stack gap="2xl">
            <Stack gap="xs">
              <Heading level={1} isPageHeading>
                {title}
              </Heading>
              <Text tone="quiet">{summary}</Text>
            </Stack>
            {children}
          </Stack>
        </div>
      </main>
      <div className={picture}>
        <Suspense>
          <GrowingOaklet />
        </Suspense>
      </div>
    </div>
  )
}
