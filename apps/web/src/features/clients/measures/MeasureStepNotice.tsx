import { Banner } from '@oaklet/design-system'
import type { useMeasureStep } from './use-measure-step'

interface MeasureStepNoticeProps {
  step: Pick<ReturnType<typeof useMeasureStep>, 'isTakenAlready' | 'isChangedMeanwhile'>
  /** "The alert is closed already" */
  takenWords: string
}

/** Says that nothing is left to do, or that the result is another one by now. */
export function MeasureStepNotice({ step, takenWords }: MeasureStepNoticeProps) {
  if (step.isTakenAlready) {
    return (
      <Banner tone="wait" isAnnounced title={takenWords}>
        Nothing is left to do here.
      </Banner>
    )
  }
  return (
    step.isChangedMeanwhile && (
      <Banner tone="wait" isAnnounced title="Somebody else changed this result meanwhile">
        It is shown as it is now. What you wrote is still here: look at it, then try again.
      </Banner>
    )
  )
}
