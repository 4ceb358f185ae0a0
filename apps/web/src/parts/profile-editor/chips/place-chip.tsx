import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { ValueChip } from './value-chip.tsx';
import { useEditor } from '../editor-context.ts';

type ChipProps = ComponentProps<typeof ValueChip>;

/** The chip of a place, marked when no gazetteer knows it. */
export function PlaceChip(props: ChipProps) {
  const { api, language } = useEditor();
  const { label } = props;
  const { data } = useQuery({
    queryKey: ['place', language, label],
    queryFn: async ({ signal }) => {
      const { items } = await api.call('places', { body: { text: label, lang: language, size: 1 }, signal });
      return items.some(({ known }) => known === true);
    },
  });
  return <ValueChip {...props} isUnknownPlace={data === false} />;
}
