export { OakletIllustration as GrowingOaklet } from '@oaklet/design-system'
