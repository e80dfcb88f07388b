import { ClientFrame, type ClientFrameProps } from '../../shared/public-frame/ClientFrame'
import { LeaveQuickly } from './LeaveQuickly'

interface OnboardingFrameProps extends Omit<ClientFrameProps, 'owner' | 'corner'> {
  /** Null while it is not known. */
  practiceName: string | null
}

/** What all pages of a packet have in common: whose forms they are, the way out, and one question. */
export const OnboardingFrame = ({ practiceName, ...props }: OnboardingFrameProps) => (
  <ClientFrame owner={practiceName ?? 'Your forms'} corner={<LeaveQuickly />} {...props} />
)
