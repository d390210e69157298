-- Whether anybody signed in on a device before: such devices have a queue of their own when sign-ins are flooded.
create index member_device_device on member_device (device);
