import SwiftUI

/// The alarm form with its titles in the wrong places, or nowhere.
struct AlarmForm: View {
  @State private var isOn = true
  @State private var volume = 0.5
  @State private var snoozes = 2
  @State private var sound = "Bell"
  @State private var time = Date.now
  @State private var days: Set<DateComponents> = []
  @State private var color = Color.blue
  @State private var label = ""
  @State private var remarks = ""
  @State private var progress = 0.4

  var body: some View {
    Form {
      Section("Switches") {
        Toggle("", isOn: $isOn)
//      ^^^^^^^^^^^^^^^^^^^^^^^ toggle-missing-label
        Toggle(isOn: $isOn) { }
//      ^^^^^^^^^^^^^^^^^^^^^^^ toggle-missing-label
        Toggle(isOn: $isOn) {
//      ^^^^^^^^^^^^^^^^^^^^^ toggle-missing-label
          EmptyView()
        }
        HStack {
          Text("Ring")
          Spacer()
          Toggle("", isOn: $isOn)
//        ^^^^^^^^^^^^^^^^^^^^^^^ labels-hidden-without-label
            .labelsHidden()
        }
        Toggle(isOn: $isOn) {
//      ^^^^^^^^^^^^^^^^^^^^^ toggle-missing-label
          Image("icon_moon")
        }
        Toggle(" ", isOn: $isOn).toggleStyle(.switch)
//      ^^^^^^^^^^^^^^^^^^^^^^^^ toggle-missing-label
      }

      Section("Choices") {
        Picker("", selection: $sound) {
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ picker-missing-label
          Text("Bell").tag("Bell")
          Text("Bird").tag("Bird")
        }
        Picker(selection: $sound) {
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^ picker-missing-label
          Text("Bell").tag("Bell")
        } label: {
          Image("icon_note")
        }
        Picker(selection: $sound, label: EmptyView()) {
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ picker-missing-label
          Text("Bell").tag("Bell")
        }
      }

      Section("Amounts") {
        Slider(value: $volume)
//      ^^^^^^^^^^^^^^^^^^^^^^ slider-missing-label
        Slider(value: $volume, in: 0...1) { isEditing in
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ slider-missing-label
          isOn = isEditing
        }
        Slider(value: $volume, in: 0...1) {
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ slider-missing-label
          EmptyView()
        } minimumValueLabel: {
          Text("Quiet")
        } maximumValueLabel: {
          Text("Loud")
        }
        Stepper("", value: $snoozes)
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ stepper-missing-label
        Stepper(value: $snoozes) {
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^ stepper-missing-label
          Image("icon_snooze")
        }
        ProgressView(value: progress)
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ progress-view-missing-label
        ProgressView(value: progress, total: 2)
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ progress-view-missing-label
        Gauge(value: progress) { }
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^ gauge-missing-label
      }

      Section("Dates and colors") {
        DatePicker("", selection: $time)
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ date-picker-missing-label
        DatePicker(selection: $time) { Image("icon_clock") }
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ date-picker-missing-label
        MultiDatePicker("", selection: $days)
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ date-picker-missing-label
        ColorPicker("", selection: $color)
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ color-picker-missing-label
        ColorPicker(selection: $color) {
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ color-picker-missing-label
          Image("icon_bulb")
        }
      }

      Section("Text") {
        TextField("", text: $label)
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^ text-field-missing-label
        TextField("", text: $label, prompt: Text("Wake up"))
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ text-field-missing-label
        TextField(text: $label) { }
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^ text-field-missing-label
        SecureField("", text: $label)
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ text-field-missing-label
        TextEditor(text: $remarks)
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^ text-editor-missing-label
      }
    }
    .navigationTitle("Alarm")
  }
}

struct AddressForm: View {
  @Binding var email: String
  @Binding var phoneNumber: String
  @Binding var city: String
  @Binding var password: String

  var body: some View {
    Form {
      TextField("Email", text: $email)
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ input-missing-content-type
        .keyboardType(.emailAddress)
      TextField("Phone", text: $phoneNumber).keyboardType(.phonePad)
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ input-missing-content-type
      TextField("City", text: $city)
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ input-missing-content-type
      SecureField("Password", text: $password)
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ input-missing-content-type
    }
    .navigationTitle("Address")
  }
}

/// Five stars that only a finger can set.
struct StarField: View {
  @Binding var rating: Int

  var body: some View {
    HStack {
      ForEach(1...5, id: \.self) { index in
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ custom-control-missing-representation
        Image(systemName: index <= rating ? "star.fill" : "star")
          .accessibilityLabel("\(index) stars")
          .onTapGesture { rating = index }
//         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ tap-gesture-missing-button-trait
//         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ tap-gesture-instead-of-button
      }
    }
  }
}

struct KnobView: View {
  @Binding var gain: Double

  var body: some View {
    Circle()
      .frame(width: 80, height: 80)
      .gesture(
//     ^^^^^^^^ custom-control-missing-representation
        DragGesture().onChanged { drag in
          gain = min(max(gain - drag.translation.height / 300, 0), 1)
        }
      )
  }
}

struct NewAccount: View {
  @State private var phone = ""
  @State private var password = ""
  @State private var repetition = ""

  var body: some View {
    Form {
      TextField("Phone number", text: $phone)
        .textContentType(.emailAddress)
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ input-wrong-content-type
      SecureField("Password", text: $password)
        .textContentType(.password)
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^ input-wrong-content-type
      SecureField("Confirm password", text: $repetition)
        .textContentType(.newPassword)
    }
  }
}
