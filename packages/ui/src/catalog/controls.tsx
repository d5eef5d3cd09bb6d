import { useState } from 'react';
import {
  Button,
  ButtonLink,
  type ButtonVariant,
  Checkbox,
  darkSection,
  DeleteIcon,
  EditIcon,
  Field,
  IconButton,
  Menu,
  PasswordField,
  Radio,
  SearchSelect,
  SelectField,
  Slider,
  Switch,
  Tabs,
  TextArea,
  TextField,
  TextLink,
  TickBox,
} from '..';
import { styled } from 'styled-components';
import { Group, Show } from './Group';

const variants: ButtonVariant[] = ['primary', 'accent', 'secondary', 'ghost', 'danger'];

const Dark = styled.div`
  ${darkSection}
  display: flex;
  gap: 0.5rem;
  padding: 1rem;
`;

export const Buttons = () => (
  <Group name="buttons" title="Botones">
    <Show what="Button, en cada variante" row>
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </Show>
    <Show what="Pequeños" row>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} size="small">
          {variant}
        </Button>
      ))}
    </Show>
    <Show what="Deshabilitados, y mientras trabajan" row>
      <Button disabled>Guardar</Button>
      <Button variant="secondary" disabled>
        Guardar
      </Button>
      <Button busy busyLabel="Guardando...">
        Guardar
      </Button>
    </Show>
    <Show what="Con el foco" row>
      <Button id="focused" variant="secondary">
        Con el foco
      </Button>
    </Show>
    <Show what="Sobre un fondo oscuro">
      <Dark>
        <Button variant="onDark">onDark</Button>
        <ButtonLink to="/" variant="accent">
          Un enlace
        </ButtonLink>
      </Dark>
    </Show>
    <Show what="IconButton, Menu, ButtonLink y TextLink" row>
      <IconButton label="Editar" icon={<EditIcon />} />
      <IconButton label="Eliminar" icon={<DeleteIcon />} disabled />
      <Menu label="Acciones" items={['Recordar', 'Cancelar'].map((label) => ({ label, onClick: () => undefined }))} />
      <ButtonLink to="/" variant="secondary">
        Ver oportunidades
      </ButtonLink>
      <TextLink to="/">Volver</TextLink>
    </Show>
  </Group>
);

const choices = [
  { value: 'ahorros', label: 'Ahorros' },
  { value: 'corriente', label: 'Corriente' },
];

export const Fields = () => (
  <Group name="fields" title="Campos">
    <Show what="TextField: vacío, con ayuda, con valor, con error, deshabilitado">
      <TextField label="Nombre completo" placeholder="Rosa Andrade" />
      <TextField label="Correo electrónico" hint="Te escribiremos aquí." required />
      <TextField label="Ciudad" defaultValue="Cuenca" />
      <TextField label="Monto" defaultValue="12" error="El monto mínimo es $1,000" />
      <TextField label="Nombre de usuario" defaultValue="maria" disabled />
    </Show>
    <Show what="Field, con un control propio">
      <Field label="Fecha del pago" hint="El día en que llegó.">
        {(control) => <input type="text" defaultValue="2026-11-22" {...control} />}
      </Field>
    </Show>
    <Show what="PasswordField">
      <PasswordField label="Contraseña" defaultValue="secreta" />
    </Show>
    <Show what="SelectField: elegido, vacío, con error">
      <SelectField label="Tipo de cuenta" choices={choices} defaultValue="ahorros" />
      <SelectField label="Banco" choices={[]} empty="Elige un banco" defaultValue="" error="Elige un banco" />
    </Show>
    <Show what="TextArea">
      <TextArea label="Mensaje" rows={2} defaultValue="Quiero empezar con una fracción." />
    </Show>
  </Group>
);

export function Choices() {
  const [isOn, setIsOn] = useState(true);
  return (
    <Group name="choices" title="Opciones">
      <Show what="Checkbox: sin marcar, marcado, con error, deshabilitado">
        <Checkbox label="Acepto los términos" />
        <Checkbox label="Entiendo los riesgos" defaultChecked />
        <Checkbox label="Acepto los términos" error="Debes aceptar los términos" />
        <Checkbox label="No disponible" disabled />
      </Show>
      <Show what="TickBox: sin marcar, marcado, deshabilitado">
        <TickBox aria-label="Seleccionar a Ana" />
        <TickBox aria-label="Seleccionar a Luis" defaultChecked />
        <TickBox aria-label="Seleccionar a Eva" disabled />
      </Show>
      <Show what="Radio: sin elegir, elegido, deshabilitado">
        <Radio name="funding" aria-label="Con mi saldo" />
        <Radio name="funding" aria-label="Por transferencia" defaultChecked />
        <Radio name="funding" aria-label="No disponible" disabled />
      </Show>
      <Show what="Slider: al inicio, en medio, deshabilitado">
        {[1, 4, 10].map((value) => (
          <Slider
            key={value}
            aria-label={`Fracciones: ${value}`}
            min={1}
            max={10}
            value={value}
            disabled={value === 10}
            onChange={() => undefined}
          />
        ))}
      </Show>
      <Show what="Switch: encendido, apagado, deshabilitado">
        <Switch label="Recibir correos" note="Una vez al mes." checked={isOn} onChange={setIsOn} />
        <Switch label="Lista de espera abierta" checked={false} onChange={() => undefined} />
        <Switch label="Mantenimiento" checked={false} onChange={() => undefined} disabled />
      </Show>
      <Show what="SearchSelect: vacío y con error, elegido">
        {[null, { id: 1, label: 'Casa Borrero', detail: 'Cuenca' }].map((selected) => (
          <SearchSelect
            key={String(selected?.id)}
            label="Proyecto"
            placeholder="Buscar proyecto"
            selected={selected}
            onSelect={() => undefined}
            search={async () => []}
            error={selected ? undefined : 'Elige un proyecto'}
          />
        ))}
      </Show>
      <Show what="Tabs">
        <Tabs
          label="Proyectos por estado"
          items={[
            { value: 'available', label: 'Disponibles', count: 4, content: 'Cuatro proyectos buscan inversionistas.' },
            { value: 'funded', label: 'Financiadas', count: 12, content: 'Doce proyectos.' },
            { value: 'exited', label: 'Finalizadas', content: 'Un proyecto.' },
          ]}
        />
      </Show>
    </Group>
  );
}
