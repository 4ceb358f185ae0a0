import { ActionIcon, Button, UnstyledButton } from '@mantine/core';
import { IconArrowBackUp, IconChevronDown, IconChevronRight, IconPlus, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { labelOf } from '../../i18n/label-of.ts';
import type { SchemaNode } from '../../state/strategies/schema-node.ts';
import {
  countChanges,
  isSame,
  newValue,
  type TreePath,
  valueAt,
  withoutValue,
  withValue,
} from '../../state/strategies/tree-edits.ts';
import { AddProperty } from './add-property.tsx';
import { PropertyName } from './property-name.tsx';
import { useTree } from './tree-context.ts';
import classes from './tree.module.css';
import { ValueControl } from './value-control.tsx';

interface TreeNodeProps {
  readonly node: SchemaNode;
  readonly path: TreePath;
  /** What the node is called where its schema does not say. */
  readonly name: string;
  /** The title of what holds it, which tells apart what is called alike. */
  readonly parent?: string;
  /** Whether its name is free: it can be renamed and removed. */
  readonly isFree?: boolean;
}

/** One value of the tree, or one that holds others (STR-03a). */
export function TreeNode(props: TreeNodeProps) {
  const { isShown } = useTree();
  if (!isShown(props.path)) return null;
  const { node } = props;
  if (isRow(node)) return <Row {...props} />;
  const holds = node.type === 'object' || (node.type === 'array' && node.items.type !== 'enum');
  return holds ? <Branch {...props} /> : <Leaf {...props} />;
}

/** An object of so few values that they stand in one line. */
const ROW_VALUES = 3;

function isRow(node: SchemaNode): boolean {
  return (
    node.type === 'object' &&
    node.additional === null &&
    node.properties.length === ROW_VALUES &&
    node.properties.every(([, { type }]) => type === 'number' || type === 'integer' || type === 'enum')
  );
}

/** An object whose values stand beside each other, such as an aspect with weight, combination and what is missing. */
function Row({ node, path, name }: TreeNodeProps) {
  const { root, saved, onChange } = useTree();
  const intl = useIntl();
  if (node.type !== 'object') return null;
  const title = node.title ?? name;
  const isChanged = !isSame(valueAt(root, path), valueAt(saved, path));
  const presets = node.properties.filter(([, { preset }]) => preset !== undefined);
  const differs = presets.some(([part, { preset }]) => !isSame(valueAt(root, [...path, part]), preset));
  return (
    <div className={`${classes.leaf} ${classes.parts}`} data-changed={isChanged} role="group" aria-label={title}>
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        {node.description !== null && <span className={classes.description}>{node.description}</span>}
      </span>
      {differs && (
        <ActionIcon
          aria-label={intl.formatMessage({ id: 'strategy.reset.label' }, { name: title })}
          onClick={() =>
            onChange(presets.reduce((tree, [part, { preset }]) => withValue(tree, [...path, part], preset), root))
          }
        >
          <IconArrowBackUp size={16} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      )}
      {node.properties.map(([part, child]) => (
        <span key={part} className={classes.cell}>
          <span className={classes.caption} aria-hidden="true">
            {child.title ?? part}
          </span>
          <ValueControl
            isNarrow
            node={child}
            name={`${child.title ?? part}, ${title}`}
            value={valueAt(root, [...path, part])}
            onChange={(next) => onChange(withValue(root, [...path, part], next))}
          />
        </span>
      ))}
    </div>
  );
}

function Branch({ node, path, name, isFree = false }: TreeNodeProps) {
  const { root, saved, onChange } = useTree();
  const [isOpen, setOpen] = useState(path.length === 1 || isFree);
  const headingId = useId();
  const value = valueAt(root, path);
  const changes = countChanges(value, valueAt(saved, path));
  const title = node.title ?? name;
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <section className={classes.branch} aria-labelledby={headingId} data-depth={path.length}>
      <div className={classes.branchHead}>
        <UnstyledButton className={classes.fold ?? ''} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Chevron size={16} stroke={1.75} aria-hidden="true" />
          <span className={classes.title} id={headingId}>
            {title}
          </span>
        </UnstyledButton>
        {node.description !== null && <span className={classes.description}>{node.description}</span>}
        {changes > 0 && (
          <span className={classes.changes}>
            <FormattedMessage id="strategy.changes" values={{ count: changes }} />
          </span>
        )}
        {isFree && <FreeName path={path} name={name} />}
      </div>
      {isOpen && (
        <div className={classes.children}>
          {node.type === 'object' && <Properties node={node} path={path} value={value} title={title} />}
          {node.type === 'array' && (
            <>
              {(Array.isArray(value) ? value : []).map((_item, at) => (
                // items have no identity but their place
                // oxlint-disable-next-line react/no-array-index-key
                <div key={at} className={classes.item}>
                  <TreeNode node={node.items} path={[...path, at]} name={String(at + 1)} />
                  <Remove path={[...path, at]} name={String(at + 1)} />
                </div>
              ))}
              <Button
                size="xs"
                variant="subtle"
                leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
                onClick={() =>
                  onChange(withValue(root, path, [...((value ?? []) as readonly unknown[]), newValue(node.items)]))
                }
              >
                <FormattedMessage id="strategy.addItem" />
              </Button>
            </>
          )}
        </div>
      )}
    </section>
  );
}

function Properties({
  node,
  path,
  value,
  title,
}: {
  readonly node: Extract<SchemaNode, { type: 'object' }>;
  readonly path: TreePath;
  readonly value: unknown;
  readonly title: string;
}) {
  const { additional } = node;
  const known = new Set(node.properties.map(([name]) => name));
  const free = Object.keys(value ?? {}).filter((name) => !known.has(name));
  return (
    <>
      {node.properties.map(([name, part]) => (
        <TreeNode key={name} node={part} path={[...path, name]} name={name} parent={title} />
      ))}
      {additional !== null && (
        <>
          {free.map((name) => (
            <TreeNode key={name} node={additional} path={[...path, name]} name={name} parent={title} isFree />
          ))}
          <AddProperty node={additional} path={path} title={title} taken={free} />
        </>
      )}
    </>
  );
}

function FreeName({ path, name }: { readonly path: TreePath; readonly name: string }) {
  return (
    <span className={classes.freeName}>
      <PropertyName path={path} name={name} />
      <Remove path={path} name={name} />
    </span>
  );
}

function Remove({ path, name }: { readonly path: TreePath; readonly name: string }) {
  const { root, onChange } = useTree();
  const intl = useIntl();
  return (
    <ActionIcon
      aria-label={intl.formatMessage({ id: 'strategy.remove' }, { name })}
      onClick={() => onChange(withoutValue(root, path))}
    >
      <IconX size={16} stroke={1.75} aria-hidden="true" />
    </ActionIcon>
  );
}

function Leaf({ node, path, name, parent = '', isFree = false }: TreeNodeProps) {
  const { root, saved, onChange } = useTree();
  const intl = useIntl();
  const value = valueAt(root, path);
  const before = valueAt(saved, path);
  const title = node.title ?? labelOf(intl, `strategy.value.${name}`, name);
  const isChanged = !isSame(value, before);
  const differs = node.preset !== undefined && !isSame(value, node.preset);
  return (
    <div className={classes.leaf} data-changed={isChanged}>
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        {node.description !== null && <span className={classes.description}>{node.description}</span>}
      </span>
      {differs && (
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconArrowBackUp size={16} stroke={1.75} aria-hidden="true" />}
          aria-label={intl.formatMessage({ id: 'strategy.reset.label' }, { name: title })}
          onClick={() => onChange(withValue(root, path, node.preset))}
        >
          <FormattedMessage id="strategy.reset" values={{ value: presetText(intl, node.preset) }} />
        </Button>
      )}
      {isFree && <FreeName path={path} name={name} />}
      <ValueControl
        node={node}
        name={parent === '' || node.title === null ? title : `${title}, ${parent}`}
        value={value}
        onChange={(next) => onChange(withValue(root, path, next))}
      />
      {node.unit !== null && (
        <span className={classes.unit}>{intl.formatMessage({ id: `strategy.unit.${node.unit}` })}</span>
      )}
    </div>
  );
}

function presetText(intl: IntlShape, preset: unknown): string {
  if (typeof preset === 'number') return intl.formatNumber(preset, { maximumFractionDigits: 100 });
  const words = Array.isArray(preset) ? preset.map(String) : [String(preset)];
  return words.map((word) => labelOf(intl, `strategy.value.${word}`, word)).join(', ');
}
