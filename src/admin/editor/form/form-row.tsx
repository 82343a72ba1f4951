import { canUseOnDevice, findDeviceValue, isOwnDevice } from '#content/block/responsive-values.ts';
import { getValueAt } from '#content/block/value-at.ts';
import { isRecord } from '#content/block/walk-fields.ts';
import type { Field } from '#content/fields/field.ts';
import { getFieldDevices, type NarrowDevice, responsiveProperty } from '#content/fields/responsive-fields.ts';
import type { Device } from '#content/look/layout.ts';
import { FieldDevicesContext } from '../../forms/field-devices.ts';
import { panelWords } from '../../forms/panel-words.ts';
import { words } from '../../words.ts';
import { usePane } from '../services/editor-context.ts';
import { FieldControlInput } from './inputs/control-input.tsx';
import { FieldInput } from './inputs/field-input.tsx';
import { DeviceButton } from './parts/device-button.tsx';
import type { FormItem } from './parts/form-items.ts';
import type { FieldGroupProps } from './parts/form-parts.ts';

interface FormRowProps extends Pick<FieldGroupProps, 'stored' | 'path'> {
  readonly item: FormItem;
}

/** A row of a form. A responsive field is edited for the device that the frame shows. */
export function FormRow({ item, stored, path }: FormRowProps) {
  const shown = usePane((state) => state.device);
  const parts = listParts(item);
  const responsive = parts.filter(({ field }) => field.responsive);
  const [first] = responsive;
  if (!first) return <RowInput item={item} stored={stored} path={path} />;
  const device = canHaveOwn(first, stored, shown) ? shown : 'desktop';
  const record = isRecord(stored) ? stored : {};
  if (device !== 'desktop' && !canUseOnDevice(first.field, record, { name: first.name, device })) return null;
  if (responsive.length < parts.length && device !== 'desktop') {
    // The rest of the control, such as the blocks of columns, is the same on all devices.
    return responsive
      .filter(({ field }) => field.kind !== 'list')
      .map(({ name, field }) => (
        <FormRow key={name} item={{ kind: 'field', name, field }} stored={stored} path={path} />
      ));
  }
  const values = responsive.map((part) => ({
    name: part.name,
    ...findDeviceValue(stored, { ...part, path }, device),
  }));
  const isInherited = device !== 'desktop' && values.every(({ value }) => value === undefined);
  const isSetOn = (other: Device) => {
    const place = other === 'desktop' ? [] : [responsiveProperty, other];
    return responsive.some(({ name }) => getValueAt(stored, [...place, name]) !== undefined);
  };
  const source = values[0]?.from;
  const devices = {
    button: (
      <DeviceButton
        label={item.kind === 'field' ? item.field.label : item.label}
        device={device}
        devices={['desktop', ...getFieldDevices(first.field)]}
        isSet={isSetOn}
      />
    ),
    isInherited,
    // A default needs no source.
    note:
      isInherited && source && isSetOn(source) ? panelWords.inheritedFrom(words.devices[source]) : undefined,
  };
  return (
    <FieldDevicesContext value={devices}>
      {device === 'desktop' ? (
        <RowInput item={item} stored={stored} path={path} />
      ) : (
        <RowInput
          key={device}
          item={withFields(item, new Map(values.map(({ name, field }) => [name, field])))}
          stored={Object.fromEntries(values.map(({ name, value }) => [name, value]))}
          path={[...path, responsiveProperty, device]}
        />
      )}
    </FieldDevicesContext>
  );
}

function RowInput({ item, stored, path }: FormRowProps) {
  if (item.kind === 'control') return <FieldControlInput item={item} stored={stored} path={path} />;
  return (
    <FieldInput field={item.field} value={getValueAt(stored, [item.name])} path={[...path, item.name]} />
  );
}

/** False if a field is edited for all devices: also for an image that none of them has. */
function canHaveOwn({ name, field }: Named, stored: unknown, device: Device): device is NarrowDevice {
  return isOwnDevice(field, device) && (field.kind !== 'media' || Boolean(getValueAt(stored, [name])));
}

interface Named {
  readonly name: string;
  readonly field: Field;
}

const listParts = (item: FormItem) => (item.kind === 'field' ? [item] : item.parts);

/** Replaces the fields of a row by those of a device, which have the inherited values as their defaults. */
function withFields(item: FormItem, fields: ReadonlyMap<string, Field>): FormItem {
  const replace = <Part extends { readonly name: string; readonly field: Field }>(part: Part): Part => ({
    ...part,
    field: fields.get(part.name) ?? part.field,
  });
  return item.kind === 'field' ? replace(item) : { ...item, parts: item.parts.map(replace) };
}
