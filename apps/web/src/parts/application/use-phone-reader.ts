import { useQuery } from '@tanstack/react-query';
import { loadPhoneReader, type PhoneReader } from '../../state/results/phone-link.ts';

/** The reader of telephone numbers; null while its library is on its way, and where none is wanted. */
export function usePhoneReader(isWanted: boolean): PhoneReader | null {
  const { data = null } = useQuery({
    queryKey: ['phone-reader'],
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: loadPhoneReader,
  });
  return data;
}
