import { useIntl } from 'react-intl';
import type { ProfileKind } from '@counterpart/domain';
import { labelOf } from '../../i18n/label-of.ts';
import { type ListRequest, listFilter } from '../../state/lists/list-request.ts';
import { FacetValues } from '../filters/facet-values.tsx';
import { useFilterValues } from '../filters/use-filter-values.ts';
import classes from './list-facets.module.css';

interface ListFacetsProps {
  readonly kind: ProfileKind;
  readonly index: string;
  readonly properties: readonly string[];
  readonly request: ListRequest;
  readonly onChange: (property: string, values: readonly string[]) => void;
}

function Facet({
  kind,
  index,
  property,
  request,
  onChange,
}: Omit<ListFacetsProps, 'properties'> & { property: string }) {
  const intl = useIntl();
  const { values, isLoading } = useFilterValues({
    kind,
    index,
    property,
    source: { from: 'terms' },
    matchFilter: listFilter(kind, request, { except: property }),
  });
  const chosen = request.facets[property] ?? [];
  const label = labelOf(intl, `property.${property}`, property);
  if (!isLoading && values.length < 2 && chosen.length === 0) return null;
  return (
    <section>
      <h2 className={classes.title}>{label}</h2>
      <FacetValues
        label={label}
        property={property}
        options={values}
        isLoading={isLoading}
        chosen={chosen}
        isDisabled={false}
        onChange={(next) => onChange(property, next)}
      />
    </section>
  );
}

/** What a list can be narrowed by, with the number of documents under the other choices. */
export function ListFacets({ properties, ...rest }: ListFacetsProps) {
  return (
    <div className={classes.facets}>
      {properties.map((property) => (
        <Facet key={property} property={property} {...rest} />
      ))}
    </div>
  );
}
