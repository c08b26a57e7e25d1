import type * as english from '@/lib/content/help/searchedWords';
import type { Translation } from '@/lib/content/translations/translation';

export const searchedWords: Translation<typeof english.searchedWords> = {
  'get-subscription':
    'comprar contratar suscribirme suscripción alta registrarse darse de alta pedir premium',
  price: 'precios coste tarifa cuánto vale países españa moneda euros iva impuestos',
  trial: 'probar gratis periodo de prueba primer mes cargo cobro tarjeta primeros días',
  'payment-methods':
    'tarjeta de crédito débito forma de pago método paypal bizum apple pay google pay domiciliación',
  'change-card': 'actualizar tarjeta recibo factura iva nif número fiscal caducada datos bancarios',
  'switch-plan': 'cambiar de plan tarifa mejorar bajar subir mes año',
  'payment-failed': 'rechazado denegada tarjeta fallido banco pendiente impagado periodo de gracia error',
  cancel: 'cancelación anular dar de baja darse de baja parar renovación automática terminar desuscribirse',
  refund:
    'devolución dinero garantía devolver desistimiento desistir cobro indebido cobrado dos veces doble error reclamar',
  'sign-in': 'entrar acceder login contraseña conectar activar restaurar iniciar ya tengo una suscripción',
  'no-code': 'correo email no recibido spam verificación otp código de un solo uso sms',
  'no-address': 'sin correo acceso perdido olvidado dirección anónima recuperar cuenta',
  'other-devices': 'segundo móvil teléfono ordenador tableta tablet añadir dispositivo cuántos',
  'lost-device': 'robado móvil teléfono hackeado cerrar sesión en todas partes quitar dispositivo seguridad',
  'change-address': 'email actualizar correo nuevo equivocada quitar modificar',
  'delete-account': 'borrar cerrar cuenta rgpd datos baja quitar',
  'vpn-set-up': 'instalar activar encender conectar configurar iphone android mac windows',
  'vpn-location': 'servidores países ciudades lista de servidores país españa',
  'vpn-not-connecting': 'desconecta conexión problemas error no va fallo wifi hotel',
  'vpn-slow': 'velocidad lentitud rendimiento retraso latencia ping',
  'vpn-blocked': 'bloqueada banco netflix streaming captcha excluir split tunneling impresora red local',
  'removal-start':
    'datos personales borrar directorios corredores de datos buscar personas derecho al olvido pir',
  'removal-time': 'semanas días pendiente sigue apareciendo volvió cuánto tiempo',
  'identity-theft': 'suplantación fraude estafa asesor teléfono urgencia crédito robo dni',
  'default-search':
    'predeterminado motor de búsqueda página de inicio poner chrome safari firefox edge extensión',
  'search-settings': 'preferencias opciones letra tema filtro adultos país resultados guardar configuración',
  'install-browser': 'descargar instalar aplicación app iphone android mac windows linux gratis bajar',
  'site-broken': 'no carga en blanco roto página rastreador bloqueo desactivar protección error',
  sync: 'sincronizar sincronización copia vincular código dispositivos pasar transferir favoritos',
  'whats-new': 'notas de la versión actualización versión cambios nuevas funciones',
  'chat-private': 'inteligencia artificial guardado historial entrenamiento registro privacidad chatgpt',
  'chat-paid': 'avanzados modelos plus límite suscripción desbloquear premium',
  'what-you-know': 'recopilar seguimiento perfil ip vender publicidad cookies información',
  'my-data': 'rgpd solicitud exportar descargar copia borrar derecho de acceso',
  'report-security':
    'denunciar fallo bug recompensa phishing estafa suplantación correo sospechoso hackeo reportar',
};

export const unsearchedWords: Translation<typeof english.unsearchedWords> =
  'yo me mi mis lo la las los el un una unos es son soy está estoy era se ha he hay tengo tiene cómo qué dónde cuándo por porqué quién puedo puede quiero necesito a al de del en con para y o pero no ni sin su sus ya favor ayuda que como';
