import { useLocalStorage } from '@mantine/hooks';

/** Whether the calculation is unfolded; remembered. */
export function useUnfolded() {
  return useLocalStorage({ key: 'counterpart.details.unfolded', defaultValue: true, getInitialValueInEffect: false });
}
