import type { RouteName } from '@counterpart/client';
import { mayCall } from '../../state/login/access.ts';
import { useScreen } from './use-screen.ts';

/** Whether the person may make a call: what leads to one that they may not is left out. */
export function useMay(call: RouteName): boolean {
  return mayCall(useScreen().application.access, call);
}
