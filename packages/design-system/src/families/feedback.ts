export { announce, type Politeness } from '../components/Announce/announce'
export { Banner, type BannerProps } from '../components/Banner/Banner'
export { EmptyState, type EmptyStateProps } from '../components/EmptyState/EmptyState'
export {
  LOADING_DELAY_MS,
  LoadingRegion,
  type LoadingRegionProps,
} from '../components/LoadingRegion/LoadingRegion'
export { Meter, type MeterProps } from '../components/Meter/Meter'
export { ProgressBar, type ProgressBarProps } from '../components/ProgressBar/ProgressBar'
export { Skeleton, SKELETON_SHAPES, type SkeletonProps } from '../components/Skeleton/Skeleton'
export { Spinner, type SpinnerProps } from '../components/Spinner/Spinner'
export { ToastRegion } from '../components/Toast/ToastRegion'
export { showToast, TOAST_TONES, toasts, type ToastMessage } from '../components/Toast/toasts'
